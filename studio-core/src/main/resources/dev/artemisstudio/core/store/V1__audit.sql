-- One row for what is about to happen (intent) and one for what came of it (outcome); rows are never changed.
create table audit_row (
    seq bigint primary key,
    at_millis bigint not null,
    phase varchar(16) not null,
    call_id varchar(64) not null,
    instance varchar(64) not null,
    actor varchar(200) not null,
    surface varchar(16) not null,
    client varchar(200) not null,
    operation varchar(100) not null,
    cluster_id varchar(100) not null,
    subject varchar(2000) not null,
    arguments text not null,
    dry_run boolean not null,
    human_confirmed boolean not null,
    outcome varchar(32) not null,
    counts text not null,
    duration_millis bigint not null,
    previous_hash char(64) not null,
    hash char(64) not null
);

create index audit_row_call on audit_row (call_id);
create index audit_row_at on audit_row (at_millis);

-- Where the chain begins and ends: rows of before the beginning went by retention. The one row is locked by whoever appends.
create table audit_chain (
    id integer primary key,
    first_seq bigint not null,
    first_previous_hash char(64) not null,
    last_seq bigint not null,
    last_hash char(64) not null
);

insert into audit_chain (id, first_seq, first_previous_hash, last_seq, last_hash) values (
    1,
    1,
    '0000000000000000000000000000000000000000000000000000000000000000',
    0,
    '0000000000000000000000000000000000000000000000000000000000000000'
);
