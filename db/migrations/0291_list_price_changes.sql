-- Every change of a list price at the desk, written by the one place that keeps products. Without a price: on enquiry.
create table list_price_change (
  id bigint generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  from_currency text check (from_currency in ('CNY', 'USD')),
  from_price bigint check (from_price > 0),
  to_currency text check (to_currency in ('CNY', 'USD')),
  to_price bigint check (to_price > 0),
  reason text not null check (reason in ('edit', 'import', 'undo')),
  operator_id integer references operator on delete set null,
  at timestamptz not null default now(),
  check ((from_currency is null) = (from_price is null)),
  check ((to_currency is null) = (to_price is null)),
  check (from_currency is distinct from to_currency or from_price is distinct from to_price)
);
create index on list_price_change (product_id, at desc);
