-- When a picture was first found with nothing that refers to it; null while something does.
alter table picture add column unused_since timestamptz;
create index on picture (unused_since) where unused_since is not null;

-- Pictures whose rows are gone and whose files follow.
create table removed_picture (
  src text primary key,
  widths integer[] not null
);
