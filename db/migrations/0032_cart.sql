create table cart_item (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  product_id integer not null references product on delete cascade,
  lot_id integer references lot on delete cascade,
  kilograms integer not null check (kilograms between 1 and 1000000000),
  -- The unit the buyer counts in.
  unit text not null check (unit in ('kg', 'MT', 'bag', 'pallet', 'bigBag', '20GP', '40HQ')),
  -- Price of a tonne when it was put in, to say when it has changed; without one it was on enquiry.
  currency text check (currency in ('CNY', 'USD')),
  price_per_tonne bigint check (price_per_tonne > 0),
  created_at timestamptz not null default now()
);
-- A product without a lot and each of its lots are one line each.
create unique index cart_item_once on cart_item (member_id, product_id, coalesce(lot_id, 0));
create index on cart_item (product_id);
create index on cart_item (lot_id);

-- The number in the header changes in every open page.
create function notify_cart() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('member', coalesce(new.member_id, old.member_id), 'event', 'cart')::text);
  return null;
end $$;
create trigger cart_changed after insert or delete on cart_item for each row execute function notify_cart();
