create table upload (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  -- A picture is public, an attachment belongs to its owner alone.
  kind text not null check (kind in ('picture', 'attachment')),
  name text not null,
  -- As its content showed, never as the browser said.
  type text not null,
  -- All files of it together.
  size integer not null check (size > 0),
  -- Of the file as it was sent.
  sha256 bytea not null check (length(sha256) = 32),
  storage_key text not null unique,
  -- Pictures only: its files are <storage_key>-<width>.webp.
  widths integer[] check ((widths is not null) = (kind = 'picture')),
  -- Set once every file of it is stored.
  ready boolean not null default false,
  -- Set while something refers to it; what nothing refers to is removed after a day.
  claimed_at timestamptz,
  created_at timestamptz not null default now()
);
create index on upload (member_id);
create index upload_unclaimed on upload (created_at) where claimed_at is null;
