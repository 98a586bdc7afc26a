-- Answers of calls that made something, by the key the caller chose. Written in the transaction of what was made, so a
-- key is there exactly when its effect is.
create table idempotency (
  -- 'member 17', or the address of a visitor who has no account.
  owner text not null,
  key text not null check (length(key) between 1 and 255),
  -- Call and body: the same key with another request is a mistake of the caller.
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index on idempotency (created_at);
