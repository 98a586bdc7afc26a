-- A code that was sent to a target for one purpose. There is at most one: asking again replaces it.
create table verification_code (
  id integer generated always as identity primary key,
  purpose text not null,
  target text not null,
  -- 0 where nobody is signed in.
  member_id integer not null default 0,
  code_hash bytea not null,
  tries integer not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  used boolean not null default false,
  unique (purpose, target, member_id)
);
create index on verification_code (expires_at);

-- A link that was mailed. Only the hash of its token is kept.
create table link_token (
  id integer generated always as identity primary key,
  purpose text not null check (purpose in ('register', 'reset', 'activate')),
  token_hash bytea not null unique,
  email text not null,
  member_id integer references member on delete cascade,
  -- What was typed before the address was proved.
  details jsonb not null default '{}',
  expires_at timestamptz not null,
  check ((purpose = 'register') = (member_id is null))
);
create index on link_token (member_id);
create index on link_token (expires_at);

-- When something may be sent to a target again.
create table send_pause (
  key text primary key,
  until timestamptz not null
);
create index on send_pause (until);

create table captcha (
  id uuid primary key default gen_random_uuid(),
  answer_hash bytea not null,
  expires_at timestamptz not null
);
create index on captcha (expires_at);
