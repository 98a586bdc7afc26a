-- Buyer and seller write to each other about an order, as they do in an enquiry.
create table order_message (
  id integer generated always as identity primary key,
  order_id integer not null references sales_order,
  author text not null check (author in ('buyer', 'contact')),
  -- Which of the buyer's people.
  member_id integer references member on delete set null,
  contact_id integer references contact,
  operator_id integer references operator,
  body text not null,
  created_at timestamptz not null default now(),
  check (author = 'contact' or (contact_id is null and operator_id is null))
);
create index on order_message (order_id, id);

create table order_message_file (
  message_id integer not null references order_message on delete cascade,
  position integer not null,
  upload_id integer not null unique references upload,
  primary key (message_id, position)
);

-- For the seller's eyes alone.
create table order_note (
  id integer generated always as identity primary key,
  order_id integer not null references sales_order on delete cascade,
  operator_id integer not null references operator,
  body text not null,
  created_at timestamptz not null default now()
);
create index on order_note (order_id, id);

-- Whether the buyer spoke last is asked for by the desk's list, so it is kept.
alter table sales_order add column waiting_since timestamptz;
create index sales_order_waiting on sales_order (waiting_since) where waiting_since is not null;
create function follow_order_message() returns trigger language plpgsql as $$
begin
  update sales_order set waiting_since = case when new.author = 'buyer' then coalesce(waiting_since, new.created_at) end
  where id = new.order_id;
  return null;
end $$;
create trigger order_message_followed after insert on order_message
  for each row execute function follow_order_message();
