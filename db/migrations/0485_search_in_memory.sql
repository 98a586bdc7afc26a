-- Processes hold what search counts in memory and follow the catalogue by these numbers. Whoever changes a row has raised
-- the version and holds its lock until commit, so no number can be read before those below it.
create function search_version() returns bigint language sql stable as 'select version from search_state';
alter table product_search add column version bigint not null default search_version();
create index product_search_version on product_search (version);

-- What is gone, for those who hold it. A product that comes back has a later version.
create table search_removed (
  product_id integer primary key,
  version bigint not null
);
create index search_removed_version on search_removed (version);
create function note_removed() returns trigger language plpgsql as $$
begin
  if not exists (select from gone) then return null; end if;
  update search_state set version = version + 1;
  insert into search_removed (product_id, version) select product_id, search_version() from gone
  on conflict (product_id) do update set version = excluded.version;
  return null;
end $$;
create trigger product_search_removed after delete on product_search
  referencing old table as gone for each statement execute function note_removed();

-- A sale changes nothing that search reads, unless it takes the last of something.
create function note_stock() returns trigger language plpgsql as $$
begin
  perform pg_notify('stock', case tg_table_name when 'lot' then to_jsonb(new) ->> 'product_id' else new.id::text end);
  return null;
end $$;
create trigger product_stock_turned after update of stock_kg on product
  for each row when ((old.stock_kg > 0) <> (new.stock_kg > 0)) execute function note_stock();
create trigger lot_stock_turned after update of stock_kg on lot
  for each row when ((old.stock_kg > 0) <> (new.stock_kg > 0)) execute function note_stock();
