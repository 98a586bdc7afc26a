-- Open pages of the back office learn at once that something waits, or no longer does; payloads carry ids, never content.
create function notify_desk(shop integer) returns void language sql as $$
  select pg_notify('live', json_build_object('desk', true, 'shop', shop)::text);
$$;

create function desk_of_shop() returns trigger language plpgsql as $$
begin
  perform notify_desk(new.shop_id);
  return null;
end $$;
create trigger enquiry_at_desk after insert or update of waiting_since, first_answer_at, shop_id on enquiry
  for each row execute function desk_of_shop();
create trigger order_at_desk after update of status, waiting_since on sales_order
  for each row execute function desk_of_shop();

create function desk_of_order() returns trigger language plpgsql as $$
begin
  perform notify_desk((select shop_id from sales_order where id = new.order_id));
  return null;
end $$;
create trigger payment_at_desk after insert or update of slip_status on payment
  for each row execute function desk_of_order();
create trigger return_at_desk after insert or update of status on order_return
  for each row execute function desk_of_order();

create function desk_of_quote() returns trigger language plpgsql as $$
begin
  perform notify_desk((select shop_id from enquiry where id = new.enquiry_id));
  return null;
end $$;
create trigger quote_at_desk after update of status on quote for each row execute function desk_of_quote();

-- Comments are answered by the house.
create function desk_of_house() returns trigger language plpgsql as $$
begin
  perform notify_desk(null);
  return null;
end $$;
create trigger comment_at_desk after insert or update of answer, hidden_at on order_comment
  for each row execute function desk_of_house();
