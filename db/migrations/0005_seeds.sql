-- Which sets of initial data this database has.
create table seed (
  name text primary key,
  applied_at timestamptz not null default now()
);
