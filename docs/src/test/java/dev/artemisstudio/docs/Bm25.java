package dev.artemisstudio.docs;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Plain Okapi BM25 (k1 = 1.2, b = 0.75, idf with one added inside the logarithm so that it stays positive): how hosts that
 * search tools by words rank them. Words are split at everything that is no letter or digit, and inside camelCase; no
 * stemming.
 */
final class Bm25 {
    private static final double K1 = 1.2;
    private static final double B = 0.75;

    private final Map<String, Map<String, Integer>> counts = new LinkedHashMap<>();
    private final Map<String, Integer> lengths = new HashMap<>();

    Bm25(Map<String, String> documents) {
        documents.forEach((name, text) -> {
            Map<String, Integer> words = new HashMap<>();
            words(text).forEach(word -> words.merge(word, 1, Integer::sum));
            counts.put(name, words);
            lengths.put(name, words(text).size());
        });
    }

    /** Names of documents that share a word with the question, best first; equal scores in the order given. */
    List<String> rank(String question) {
        Map<String, Double> scores = new LinkedHashMap<>();
        counts.keySet().forEach(name -> scores.put(name, score(name, question)));
        return scores.entrySet().stream()
                .filter(e -> e.getValue() > 0)
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private double score(String name, String question) {
        double mean = lengths.values().stream().mapToInt(n -> n).average().orElse(1);
        return words(question).stream()
                .distinct()
                .mapToDouble(word -> {
                    double frequency = counts.get(name).getOrDefault(word, 0);
                    double norm = K1 * (1 - B + B * lengths.get(name) / mean);
                    return idf(word) * frequency * (K1 + 1) / (frequency + norm);
                })
                .sum();
    }

    private double idf(String word) {
        long holding = counts.values().stream().filter(c -> c.containsKey(word)).count();
        return Math.log(1 + (counts.size() - holding + 0.5) / (holding + 0.5));
    }

    static List<String> words(String text) {
        String split = text.replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT);
        return Arrays.stream(split.split("[^a-z0-9]+"))
                .filter(w -> !w.isEmpty())
                .toList();
    }
}
