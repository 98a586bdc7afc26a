-- Timed work: what runs how often, who runs it now, and how the last runs ended. Processes share it by this table alone.
create table job (
  id integer generated always as identity primary key,
  name text not null unique,
  every_seconds integer not null check (every_seconds > 0),
  limit_seconds integer not null check (limit_seconds > 0),
  due_at timestamptz not null,
  -- Whose run it is, and the moment from which that process counts as dead.
  runner text,
  leased_until timestamptz,
  started_at timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  took_ms integer,
  -- In a row; a success ends them and keeps the last error.
  failures integer not null default 0,
  last_error text,
  check ((runner is null) = (leased_until is null))
);
