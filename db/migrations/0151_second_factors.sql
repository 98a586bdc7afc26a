-- Recovery codes are kept as slow hashes, those of one person under one salt. A fast hash cannot become a slow one: the
-- old codes end, and their owners make new ones with their password.
delete from operator_recovery_code;
alter table operator add column recovery_salt bytea;

-- Tokens that scripts of a page could read end; everybody signs in once more and gets one that they cannot.
delete from operator_session;

-- Members may have a second factor too.
alter table member
  add column totp_secret bytea,
  -- Offered for enrolment, and of no effect until a code of it was given.
  add column totp_offered bytea,
  -- The time step of the last code that was taken: no code is taken twice.
  add column totp_step bigint not null default 0,
  add column recovery_salt bytea;

create table member_recovery_code (
  member_id integer not null references member on delete cascade,
  code_hash bytea not null,
  primary key (member_id, code_hash)
);

-- The password was right; a code is due.
create table sign_in_ticket (
  token_hash bytea primary key,
  member_id integer not null references member on delete cascade,
  expires_at timestamptz not null
);
create index on sign_in_ticket (member_id);
create index on sign_in_ticket (expires_at);
