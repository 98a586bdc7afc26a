-- Where goods lie. The main warehouse has no row: it holds whatever does not lie elsewhere, so that who has one place only
-- never meets the word, and neither an order nor the release before has anything to keep up.
create table warehouse (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name_zh text not null,
  name_en text not null,
  place_zh text not null,
  place_en text not null,
  -- Null: of the house, for goods of every shop.
  shop_id integer references shop
);
create index on warehouse (shop_id) where shop_id is not null;

-- What lies in each of them, sold or not, until it leaves or is moved. Each row changes by one guarded statement.
create table warehouse_stock (
  warehouse_id integer not null references warehouse,
  product_id integer not null references product on delete cascade,
  -- Null: of the product itself.
  lot_id integer references lot on delete cascade,
  kilograms integer not null check (kilograms >= 0)
);
create unique index warehouse_stock_goods on warehouse_stock (product_id, coalesce(lot_id, 0), warehouse_id);
create index on warehouse_stock (warehouse_id);
create index on warehouse_stock (lot_id) where lot_id is not null;

-- Every move, never changed; null is the main warehouse.
create table stock_move (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  lot_id integer references lot on delete cascade,
  from_id integer references warehouse,
  to_id integer references warehouse,
  kilograms integer not null check (kilograms > 0),
  reason text not null,
  operator_id integer not null references operator,
  at timestamptz not null default now(),
  check (from_id is distinct from to_id)
);
create index on stock_move (product_id, id);
create index on stock_move (lot_id) where lot_id is not null;
create index on stock_move (from_id) where from_id is not null;
create index on stock_move (to_id) where to_id is not null;
create index on stock_move (operator_id);

alter table shipment_line add column warehouse_id integer references warehouse;
create index on shipment_line (warehouse_id) where warehouse_id is not null;
