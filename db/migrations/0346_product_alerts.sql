-- What a buyer wants to be notified of: a list price below a figure, or goods that come in.
create table product_alert (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  product_id integer not null references product on delete cascade,
  kind text not null check (kind in ('price', 'stock')),
  currency text check (currency in ('CNY', 'USD')),
  below bigint check (below > 0),
  -- False from the notice on, until the price is above the figure or the stock is empty again.
  armed boolean not null default true,
  -- Ends the alert without a sign-in, from its mail.
  link_key uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint price_alert_has_a_price check (num_nonnulls(currency, below) = case kind when 'price' then 2 else 0 end),
  unique (member_id, product_id, kind)
);
create index on product_alert (product_id);

-- Alerts stand below the favourites, for everybody who sees those; new installations get them at the first start.
insert into menu_item (id, parent_id, position, name_zh, name_en, url)
  select 23, 20, (select max(position) + 1 from menu_item where parent_id = 20), '价格与到货提醒', 'Price and stock alerts',
    '/customer/PersonalCenter/alerts'
  where exists (select from menu_item where id = 20)
  on conflict do nothing;
insert into role_menu_item (role_id, menu_item_id)
  select role_id, 23 from role_menu_item where menu_item_id = 21 and exists (select from menu_item where id = 23)
  on conflict do nothing;
