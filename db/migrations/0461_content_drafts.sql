-- What an operator has changed of something and not saved: only they see it, and only in a preview.
create table content_draft (
  operator_id integer not null references operator on delete cascade,
  noun text not null,
  key text not null,
  -- The one that was changed.
  version integer not null,
  content jsonb not null,
  at timestamptz not null default now(),
  primary key (operator_id, noun, key)
);
