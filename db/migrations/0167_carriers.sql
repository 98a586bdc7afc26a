-- Who carries goods, and where a consignment can be followed.
create table carrier (
  id integer generated always as identity primary key,
  version integer not null default 1,
  position integer not null default 0,
  name_zh text not null,
  name_en text not null,
  tracking_url text check (tracking_url ~ '^https://' and position('{number}' in tracking_url) > 0),
  active boolean not null default true
);

-- The carrier's own name stays in the text beside it; null where somebody else was named.
alter table sales_order add column carrier_id integer references carrier on delete set null;
create index on sales_order (carrier_id) where carrier_id is not null;
