-- A table of products that somebody brings in. Nothing of it counts until it is applied as a whole.
create table catalogue_import (
  id integer generated always as identity primary key,
  operator_id integer not null references operator,
  name text not null,
  state text not null default 'loading'
    check (state in ('loading', 'mapping', 'checked', 'applying', 'applied', 'undoing', 'undone')),
  header text[] not null,
  -- The field of each column; empty where a column is left out.
  mapping text[] not null,
  -- Where a comma is the decimal sign.
  decimal_comma boolean not null default false,
  row_count integer not null default 0,
  -- How far the work under way has come, who does it and when it last said so.
  done_count integer not null default 0,
  run_id uuid,
  run_at timestamptz,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz
);
create index on catalogue_import (created_at desc, id desc);

create table catalogue_import_row (
  import_id integer not null references catalogue_import on delete cascade,
  row_no integer not null,
  cells text[] not null,
  outcome text check (outcome in ('new', 'changed', 'same', 'wrong')),
  -- Field → message key.
  problems jsonb not null default '{}',
  -- Field, former and new text of every cell that changes something.
  changes jsonb not null default '[]',
  product_id integer,
  before jsonb,
  after jsonb,
  primary key (import_id, row_no)
);
create index on catalogue_import_row (import_id, outcome, row_no);
