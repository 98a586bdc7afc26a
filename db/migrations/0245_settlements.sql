-- What an order costs follows what is delivered: goods are charged by the weight that left, and what will not come is
-- not charged at all. Every change is an entry of a ledger that is only ever added to; the last one says the total.
create table settlement (
  id integer generated always as identity primary key,
  order_id integer not null references sales_order,
  cause text not null check (cause in ('shipped', 'corrected', 'cancelled', 'agreed', 'withdrawn')),
  total_before bigint not null check (total_before >= 0),
  total_after bigint not null check (total_after >= 0),
  -- What goes back of the money that came.
  refunded bigint not null check (refunded >= 0),
  reason text,
  at timestamptz not null default now()
);
create index on settlement (order_id, id);
create table settlement_line (
  settlement_id integer not null references settlement,
  line_id integer not null references order_line,
  kilograms_before integer not null check (kilograms_before >= 0),
  kilograms_after integer not null check (kilograms_after >= 0),
  amount_before bigint not null check (amount_before >= 0),
  amount_after bigint not null check (amount_after >= 0),
  primary key (settlement_id, line_id)
);
create index on settlement_line (line_id);
create trigger settlement_stays before update or delete or truncate on settlement
  for each statement execute function refuse_change();
create trigger settlement_line_stays before update or delete or truncate on settlement_line
  for each statement execute function refuse_change();

alter table order_line
  -- The weight that is charged once all of the order has left; before that it is what is to come.
  add column charged_kg integer check (charged_kg >= 0),
  -- How much more or less than was ordered is to come: `kilograms` is what holds now.
  add column changed_kg integer not null default 0;
do $$
begin
  execute (
    select format('alter table order_line drop constraint %I', conname) from pg_constraint
    where conrelid = 'order_line'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%(kilograms > 0)%');
end $$;
-- A line of which nothing will come has no weight left.
alter table order_line add constraint something_was_ordered check (kilograms >= 0 and kilograms - changed_kg > 0);

-- A settlement can go back by several payments, and an order be settled more than once.
alter table refund add column settlement_id integer references settlement,
  add constraint refund_has_one_cause check (return_id is null or settlement_id is null);
create unique index one_refund_of_settlement on refund (settlement_id, payment_id);
drop index one_cancel_refund;
create unique index one_cancel_refund on refund (payment_id) where return_id is null and settlement_id is null;
drop trigger refund_facts_stay on refund;
create trigger refund_facts_stay before update on refund for each row when (
  (old.payment_id, old.return_id, old.settlement_id, old.number, old.amount)
    is distinct from (new.payment_id, new.return_id, new.settlement_id, new.number, new.amount)
  or old.status = 'done' and (old.status, old.done_at) is distinct from (new.status, new.done_at)
) execute function refuse_change();
