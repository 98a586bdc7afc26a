-- What an order charges beside its goods, step by step as it was agreed. With the lines they make its total.
create table order_charge (
  order_id integer not null references sales_order,
  position integer not null check (position > 0),
  step text not null,
  mode text not null,
  -- From and to are places in both languages; from nowhere in particular is null.
  "from" jsonb,
  "to" jsonb not null,
  amount bigint not null check (amount >= 0),
  -- In the amount, where it is in yuan.
  vat_percent integer not null check (vat_percent between 0 and 99),
  transit_days integer not null check (transit_days >= 0),
  valid_from date not null,
  valid_until date not null,
  primary key (order_id, position)
);
create trigger order_charge_stays before update or delete or truncate on order_charge
  for each statement execute function refuse_change();
