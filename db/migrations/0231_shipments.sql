-- An order leaves in one or more shipments, and each is received by itself.
alter table house add column tolerance_percent integer not null default 2 check (tolerance_percent between 0 and 20);

alter table order_line
  -- Of all its shipments; changed by one guarded statement each.
  add column shipped_kg integer not null default 0 check (shipped_kg >= 0),
  -- How much more or less than ordered may leave; the release before always agreed on this much.
  add column tolerance_percent integer not null default 5 check (tolerance_percent between 0 and 20),
  add constraint shipped_within_tolerance
    check (shipped_kg::bigint * 100 <= kilograms::bigint * (100 + tolerance_percent));

create table shipment (
  id integer generated always as identity primary key,
  version integer not null default 1,
  order_id integer not null references sales_order,
  -- Counted within the order.
  number integer not null check (number > 0),
  status text not null default 'shipped' check (status in ('shipped', 'received')),
  -- The carrier's names stay, also when it is listed no more.
  carrier_id integer references carrier on delete set null,
  carrier_zh text,
  carrier_en text,
  tracking_number text,
  mode text check (mode in ('truck', 'lcl', '20gp', '40hq', 'courier')),
  -- Number and seal of each.
  containers text[] not null default '{}',
  vessel text,
  bill_number text,
  ready_on date,
  loaded_on date,
  etd date,
  eta date,
  delivered_on date,
  shipped_at timestamptz not null default now(),
  -- When it counts as received without a word; unknown until it has arrived.
  receive_until timestamptz,
  receive_reminded boolean not null default false,
  received_at timestamptz,
  unique (order_id, number),
  check ((received_at is null) = (status = 'shipped'))
);
create index on shipment (carrier_id) where carrier_id is not null;
create index shipment_arrived on shipment (receive_until) where status = 'shipped';

create table shipment_line (
  shipment_id integer not null references shipment,
  position integer not null,
  line_id integer not null references order_line,
  lot_id integer references lot on delete set null,
  lot_code text,
  kilograms integer not null check (kilograms > 0),
  primary key (shipment_id, position)
);
create index on shipment_line (line_id);
create index on shipment_line (lot_id) where lot_id is not null;

-- Everything that ever happened to a shipment; never changed.
create table shipment_history (
  id bigint generated always as identity primary key,
  shipment_id integer not null references shipment,
  event text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('member', 'system', 'operator')),
  actor_id integer,
  note text,
  -- Fields that became different, each with both values.
  changed jsonb,
  at timestamptz not null default now(),
  check ((event = 'ship') = (from_status is null)),
  check ((actor = 'system') = (actor_id is null))
);
create index on shipment_history (shipment_id, id);

create table shipment_paper (
  shipment_id integer not null references shipment,
  upload_id integer primary key references upload,
  kind text not null check (kind in ('billOfLading', 'origin', 'insurance', 'packingList', 'photo', 'other')),
  added_at timestamptz not null default now()
);
create index on shipment_paper (shipment_id);

-- Goods on their way complete by themselves only once they have arrived, so a shipped order may have no such day.
do $$
begin
  execute (
    select format('alter table sales_order drop constraint %I', conname) from pg_constraint
    where conrelid = 'sales_order'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%receive_until%');
end $$;
alter table sales_order add constraint shipped_has_time check ((shipped_at is null) = (delivery_status = 0)
  and (receive_until is null or shipped_at is not null));

-- One shipment of all that no shipment has yet, with what the order itself says of it.
create function ship_rest(shipped sales_order) returns void language plpgsql as $$
declare
  first boolean := not exists (select from shipment where order_id = shipped.id);
  made integer;
begin
  if not exists (select from order_line where order_id = shipped.id
    and shipped_kg::bigint * 100 < kilograms::bigint * (100 - tolerance_percent)) then
    return;
  end if;
  insert into shipment (order_id, number, status, carrier_id, carrier_zh, carrier_en, tracking_number, shipped_at,
    receive_until, receive_reminded, received_at)
  values (shipped.id, (select coalesce(max(number), 0) + 1 from shipment where order_id = shipped.id),
    case when shipped.status = 3 then 'received' else 'shipped' end, shipped.carrier_id,
    coalesce((select name_zh from carrier where id = shipped.carrier_id), shipped.carrier),
    coalesce((select name_en from carrier where id = shipped.carrier_id), shipped.carrier), shipped.tracking_number,
    shipped.shipped_at, shipped.receive_until, shipped.receive_reminded,
    case when shipped.status = 3 then coalesce(shipped.completed_at, now()) end)
  returning id into made;
  insert into shipment_line (shipment_id, position, line_id, lot_id, lot_code, kilograms)
  select made, row_number() over (order by position), id, lot_id, lot_code,
    case when first then greatest(1, least(kilograms::bigint * (100 + tolerance_percent) / 100,
      round(kilograms * coalesce(shipped.shipped_kg, shipped.kilograms)::numeric / shipped.kilograms)))
    else kilograms - shipped_kg end
  from order_line where order_id = shipped.id and kilograms > shipped_kg;
  update order_line set shipped_kg = shipped_kg + loaded.kilograms
  from shipment_line loaded where loaded.line_id = order_line.id and loaded.shipment_id = made;
  insert into shipment_history (shipment_id, event, to_status, actor, at)
  values (made, 'ship', 'shipped', 'system', shipped.shipped_at);
  if shipped.status = 3 then
    insert into shipment_history (shipment_id, event, from_status, to_status, actor, at)
    select id, 'accept', 'shipped', 'received', 'system', received_at from shipment where id = made;
  end if;
end $$;

do $$
declare
  shipped sales_order;
begin
  for shipped in select * from sales_order where status in (2, 3) order by id loop
    perform ship_rest(shipped);
  end loop;
end $$;

-- The release before ships and completes whole orders, and may cancel only what has not left.
create function follow_whole_order() returns trigger language plpgsql as $$
begin
  if new.status = 2 then
    perform ship_rest(new);
  elsif new.status = 3 then
    with received as (
      update shipment set status = 'received', received_at = now() where order_id = new.id and status = 'shipped'
      returning id)
    insert into shipment_history (shipment_id, event, from_status, to_status, actor)
    select id, 'accept', 'shipped', 'received', 'system' from received;
  elsif new.status in (4, 5) and exists (select from shipment where order_id = new.id) then
    raise exception 'Order % has left in part and cannot be cancelled as a whole.', new.id;
  end if;
  return null;
end $$;
create trigger whole_order_followed after update of status on sales_order
  for each row when (old.status <> new.status) execute function follow_whole_order();
