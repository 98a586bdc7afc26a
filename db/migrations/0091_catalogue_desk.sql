alter table brand add column version integer not null default 1;
alter table category add column version integer not null default 1;
alter table parameter add column version integer not null default 1;
alter table subject add column version integer not null default 1;

-- Papers that an operator uploaded; a product's document names one of them by its file.
create table product_file (
  id integer generated always as identity primary key,
  file text not null unique,
  name text not null,
  bytes integer not null check (bytes > 0),
  operator_id integer not null references operator,
  created_at timestamptz not null default now()
);
