-- A company that turned out to be another one. Its row stays: its name leads to the other, and papers name it.
alter table enterprise
  add column merged_into integer references enterprise,
  add column merged_at timestamptz,
  add check (merged_into <> id),
  add check ((merged_into is null) = (merged_at is null));
create index on enterprise (merged_into) where merged_into is not null;

-- The company that papers name, where it was merged into another one since.
alter table sales_order add column bought_as integer references enterprise;
alter table quote add column bought_as integer references enterprise;
