-- An open page of an order learns at once that it changed: those of the buyer who see it, and the desk. Ids only.
create function order_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(new);
  at_hand sales_order;
begin
  select * into at_hand from sales_order where id = coalesce((changed ->> 'order_id')::integer, (
    select order_id from shipment where id = (changed ->> 'shipment_id')::integer));
  if found then
    perform pg_notify('live', json_build_object('event', 'orders', 'order', at_hand.id, 'shop', at_hand.shop_id,
      'members', case when at_hand.enterprise_id is null then to_jsonb(array[at_hand.member_id]) else coalesce((
        select jsonb_agg(member_id) from company_member where enterprise_id = at_hand.enterprise_id), '[]') end)::text);
  end if;
  return null;
end $$;

create trigger order_moved after insert on order_history for each row execute function order_changed();
create trigger order_written after insert on order_message for each row execute function order_changed();
create trigger order_loaded after insert or update on shipment for each row execute function order_changed();
create trigger order_documented after insert on shipment_paper for each row execute function order_changed();
create trigger order_papered after insert on paper
  for each row when (new.order_id is not null) execute function order_changed();
create trigger order_invoiced after insert or update on tax_invoice for each row execute function order_changed();
