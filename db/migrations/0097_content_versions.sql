-- Every state of a text, a banner, the settings: what it said, and who made it so. Rows are only ever added.
create table content_version (
  noun text not null,
  key text not null,
  version integer not null,
  content jsonb not null,
  -- Null for what was there before the back office first changed it.
  operator_id integer references operator,
  at timestamptz not null default now(),
  primary key (noun, key, version)
);
