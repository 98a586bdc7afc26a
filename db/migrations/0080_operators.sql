-- The people who run the site. They are apart from members: another table, another sign-in, another token.
create table operator (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name_zh text not null,
  name_en text not null,
  role text not null check (role in ('administrator', 'catalogue', 'content', 'sales', 'service')),
  locale text not null default 'zh-CN' check (locale in ('zh-CN', 'en-US')),
  -- Who visitors meet when this operator answers them.
  contact_id integer references contact,
  -- Null until the invitation is accepted.
  password_hash text,
  totp_secret bytea,
  -- Offered for enrolment, and of no effect until a code of it was given.
  totp_offered bytea,
  -- The time step of the last code that was taken: no code is taken twice.
  totp_step bigint not null default 0,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  version integer not null default 1
);

create table operator_session (
  id integer generated always as identity primary key,
  operator_id integer not null references operator on delete cascade,
  token_hash bytea not null unique,
  -- What is still missing: the code of the second factor, a second factor at all, or nothing.
  stage text not null check (stage in ('code', 'enrol', 'open')),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index on operator_session (operator_id);
create index on operator_session (expires_at);

create table operator_recovery_code (
  operator_id integer not null references operator on delete cascade,
  code_hash bytea not null,
  primary key (operator_id, code_hash)
);

-- One open invitation an operator; a newer one replaces it.
create table operator_invitation (
  operator_id integer primary key references operator on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);

-- Who did what. Rows are only ever added.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  operator_id integer not null references operator,
  -- Everything that one request changed.
  change_id uuid not null,
  action text not null,
  noun text not null,
  key text not null,
  -- What people call the thing.
  title text not null,
  before jsonb,
  after jsonb
);
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_thing on audit_entry (noun, key, id desc);
create index audit_entry_operator on audit_entry (operator_id, id desc);
create index audit_entry_change on audit_entry (change_id);
create index audit_entry_words on audit_entry
  using gin ((title || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed';
end $$;
create trigger audit_entry_stays before update or delete or truncate on audit_entry
  for each statement execute function refuse_audit_change();

-- A list as an operator likes to see it: the query of its address.
create table saved_filter (
  id integer generated always as identity primary key,
  operator_id integer not null references operator on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  unique (operator_id, list, name)
);
