-- What goods cost the seller, per tonne and without VAT, from a moment on. Rows are added and never changed, so that the margin of
-- an order stays what it was. Apart from products, so that nothing that shows those can show this.
create table goods_cost (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  -- Null: of the product and of all lots without a cost of their own.
  lot_id integer references lot on delete cascade,
  currency text check (currency in ('CNY', 'USD')),
  -- Null: not known any more.
  per_tonne bigint check (per_tonne > 0),
  operator_id integer not null references operator,
  at timestamptz not null default now(),
  check ((currency is null) = (per_tonne is null))
);
create index on goods_cost (product_id, lot_id, at);
create index on goods_cost (lot_id) where lot_id is not null;
create index on goods_cost (operator_id);

-- Other roles get it by ticking it.
update operator_role set permissions = permissions || '{costs.read,costs.edit}'
  where code = 'administrator' and not 'costs.read' = any(permissions);
