-- What is to be paid of an order, and when: its payment type as it was when the order was placed.
create table order_part (
  id integer generated always as identity primary key,
  order_id integer not null references sales_order,
  position integer not null check (position > 0),
  -- In the currency of the order; those of an order make its total.
  amount bigint not null check (amount >= 0),
  -- Not owed any more, because goods came back before it was paid.
  credited bigint not null default 0 check (credited between 0 and amount),
  due text not null check (due in ('atOrder', 'beforeShipping', 'againstDocuments', 'afterShipping', 'afterInvoice')),
  days integer check (days between 1 and 365),
  secured text not null default 'money' check (secured in ('money', 'letterOfCredit', 'credit')),
  -- Since when the credit or the letter of credit stands for it.
  secured_at timestamptz check (secured_at is null or secured <> 'money'),
  state text not null default 'open' check (state in ('open', 'reported', 'paid', 'overdue', 'refunded', 'waived')),
  unique (order_id, position),
  check ((days is not null) = (due in ('afterShipping', 'afterInvoice')))
);
create index order_part_unsettled on order_part (order_id) where state in ('open', 'reported', 'overdue');
create trigger order_part_stays before delete or truncate on order_part
  for each statement execute function refuse_change();

-- The name of the payment type, as it was. Null where the release before placed the order.
alter table sales_order
  add column payment_type text,
  add column payment_type_zh text,
  add column payment_type_en text,
  add constraint payment_type_is_named check (
    (payment_type is null) = (payment_type_zh is null) and (payment_type is null) = (payment_type_en is null));

-- An order on credit is not paid and goes on; one of several parts has money before it goes on; more than the total may come.
do $$
declare name text;
begin
  for name in select conname from pg_constraint where conrelid = 'sales_order'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) like '%CASE status%' or pg_get_constraintdef(oid) like '%refunded <= total%')
  loop
    execute format('alter table sales_order drop constraint %I', name);
  end loop;
end $$;
alter table sales_order add constraint refunded_is_not_negative check (refunded >= 0);

-- A payment is for a part. `amount` is what was asked for, `received` what came.
alter table payment
  add column part_id integer references order_part,
  add column received bigint check (received >= 0);
create index on payment (part_id);
drop index paid_once;

-- A return can go back by several payments.
alter table refund drop constraint refund_return_id_key;
create unique index one_refund_of_return on refund (return_id, payment_id);

insert into order_part (order_id, position, amount, due, state)
select id, 1, total, 'atOrder', case when pay_status = 4 then 'refunded' when pay_status <> 0 then 'paid'
  when status in (4, 5) then 'waived'
  when exists (select from payment where order_id = sales_order.id and slip_status = 'waiting') then 'reported'
  else 'open' end
from sales_order;
update payment set part_id = order_part.id, received = case when payment.status = 'paid' then payment.amount end
from order_part where order_part.order_id = payment.order_id;

drop trigger payment_facts_stay on payment;
create trigger payment_facts_stay before update on payment for each row when (
  (old.order_id, old.provider, old.number, old.currency, old.amount, old.created_at)
    is distinct from (new.order_id, new.provider, new.number, new.currency, new.amount, new.created_at)
  or old.part_id is not null and old.part_id is distinct from new.part_id
  or old.status = 'paid' and (old.status, old.trade_number, old.paid_at, old.received)
    is distinct from (new.status, new.trade_number, new.paid_at, new.received)
) execute function refuse_change();

-- The release before knows no parts: its payments are for the first part, and what came is what it asked for.
create function complete_payment() returns trigger language plpgsql as $$
begin
  if new.part_id is null then
    new.part_id := (select id from order_part where order_id = new.order_id order by position limit 1);
  end if;
  if new.status = 'paid' and new.received is null then
    new.received := new.amount;
  end if;
  return new;
end $$;
create trigger complete_payment before insert or update on payment for each row execute function complete_payment();

-- At the end of a transaction the parts of an order make its total, and say what a release that knows none of them did:
-- its orders have one part at order, which follows its payments.
create function keep_parts() returns trigger language plpgsql as $$
declare
  of_order integer := case tg_table_name when 'sales_order' then (to_jsonb(new) ->> 'id')::integer
    else (to_jsonb(new) ->> 'order_id')::integer end;
  placed sales_order;
  parts bigint;
begin
  select * into placed from sales_order where id = of_order;
  if not exists (select from order_part where order_id = of_order) then
    insert into order_part (order_id, position, amount, due) values (of_order, 1, placed.total, 'atOrder');
    update payment set part_id = (select id from order_part where order_id = of_order)
    where order_id = of_order and part_id is null;
  end if;
  select sum(amount) into parts from order_part where order_id = of_order;
  if parts <> placed.total then
    raise exception 'the parts of order % make %, not %', of_order, parts, placed.total using errcode = 'check_violation';
  end if;
  if tg_table_name = 'order_part' then
    return null;
  end if;
  update order_part set state = followed.state from (
    select part.id, case
      when placed.pay_status = 4 and exists (select from payment where part_id = part.id and status = 'paid') then 'refunded'
      when part.state in ('paid', 'waived', 'refunded') then part.state
      when (select sum(received) from payment where part_id = part.id and status = 'paid') >= part.amount - part.credited
        then 'paid'
      when placed.status in (4, 5) then 'waived'
      when exists (select from payment where part_id = part.id and slip_status = 'waiting') then 'reported'
      when part.state = 'reported' then 'open'
      else part.state end as state
    from order_part part where part.order_id = of_order) followed
  where followed.id = order_part.id and followed.state <> order_part.state;
  return null;
end $$;
create constraint trigger keep_parts_of_order after insert or update of total, status, pay_status on sales_order
  deferrable initially deferred for each row execute function keep_parts();
create constraint trigger keep_parts_of_payment after insert or update of status, slip_status on payment
  deferrable initially deferred for each row execute function keep_parts();
create constraint trigger keep_parts after insert or update of amount on order_part
  deferrable initially deferred for each row execute function keep_parts();
