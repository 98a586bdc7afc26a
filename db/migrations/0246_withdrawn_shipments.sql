-- A shipment that was entered wrongly is withdrawn before it is received: it stays for the books and counts no more.
do $$
declare name text;
begin
  for name in select conname from pg_constraint where conrelid = 'shipment'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%status%'
  loop
    execute format('alter table shipment drop constraint %I', name);
  end loop;
end $$;
alter table shipment
  add constraint shipment_status_known check (status in ('shipped', 'received', 'withdrawn')),
  add constraint received_has_time check ((received_at is not null) = (status = 'received'));

-- What has left counts, and what was withdrawn has not.
create or replace function follow_whole_order() returns trigger language plpgsql as $$
begin
  if new.status = 2 then
    perform ship_rest(new);
  elsif new.status = 3 then
    with received as (
      update shipment set status = 'received', received_at = now() where order_id = new.id and status = 'shipped'
      returning id)
    insert into shipment_history (shipment_id, event, from_status, to_status, actor)
    select id, 'accept', 'shipped', 'received', 'system' from received;
  elsif new.status in (4, 5) and exists (select from shipment where order_id = new.id and status <> 'withdrawn') then
    raise exception 'Order % has left in part and cannot be cancelled as a whole.', new.id;
  end if;
  return null;
end $$;
