-- Keys that devices of members and operators hold: who shows one is in without a password.
create table passkey (
  id integer generated always as identity primary key,
  member_id integer references member on delete cascade,
  operator_id integer references operator on delete cascade,
  -- As the device calls it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- Of a device that counts: one that has been copied falls behind.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  check (num_nonnulls(member_id, operator_id) = 1)
);
create index on passkey (member_id);
create index on passkey (operator_id);

-- A challenge is signed and kept nowhere until it is answered; from then on it stands here, so that it counts once.
create table passkey_challenge (
  id bytea primary key,
  expires_at timestamptz not null
);
create index on passkey_challenge (expires_at);

-- What challenges are signed with: one key, the same for every process.
create table passkey_key (
  one boolean primary key default true check (one),
  key bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
insert into passkey_key default values;
