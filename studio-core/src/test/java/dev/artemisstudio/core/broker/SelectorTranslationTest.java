package dev.artemisstudio.core.broker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelectorTranslationTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "JMSPriority > 4 | AMQPriority > 4",
                "JMSMessageID = 'ID:1' | AMQUserID = 'ID:1'",
                "JMSTimestamp >= 1 AND JMSExpiration <> 0 | AMQTimestamp >= 1 AND AMQExpiration <> 0",
                "JMSDeliveryMode = 'PERSISTENT' | AMQDurable = 'DURABLE'",
                "JMSDeliveryMode NOT IN ('NON_PERSISTENT', 'PERSISTENT') | AMQDurable NOT IN ('NON_DURABLE', 'DURABLE')",
                "mode = 'PERSISTENT' AND JMSDeliveryMode = 'NON_PERSISTENT' | mode = 'PERSISTENT' AND AMQDurable = 'NON_DURABLE'",
                "JMSDeliveryMode = 'PERSISTENT' OR mode = 'PERSISTENT' | AMQDurable = 'DURABLE' OR mode = 'PERSISTENT'",
                "JMSType = 'a' AND JMSCorrelationID = 'b' AND JMSReplyTo = 'c' | JMSType = 'a' AND JMSCorrelationID = 'b' AND JMSReplyTo = 'c'",
                "JMSXGroupID = 'g' | AMQGroupID = 'g'",
                "note = 'JMSPriority is 4' | note = 'JMSPriority is 4'",
                "note = 'it''s JMSPriority' AND JMSPriority=4 | note = 'it''s JMSPriority' AND AMQPriority=4",
                "myJMSPriority = 1 | myJMSPriority = 1",
                "JMSPriorityX = 1 | JMSPriorityX = 1",
                "\"JMSPriority\" = 1 | \"JMSPriority\" = 1",
                "AMQPriority = 1 AND color='$red\\1' | AMQPriority = 1 AND color='$red\\1'",
                "note = 'open JMSPriority | note = 'open AMQPriority",
            })
    void namesAreTranslatedAndLiteralsAreNot(String jms, String core) {
        assertThat(SelectorTranslation.toCore(jms)).isEqualTo(core);
    }
}
