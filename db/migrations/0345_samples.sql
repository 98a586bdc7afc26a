-- What a sample of the goods costs, in the currency of their price; null: it is free.
alter table product add column sample_price bigint check (sample_price > 0);
-- How many samples a company, or a member who trades alone, may request in a month.
alter table house add column samples_per_month integer not null default 5 check (samples_per_month between 0 and 100);

-- A few kilograms that a buyer tries before buying.
create table sample (
  id integer generated always as identity primary key,
  member_id integer not null references member,
  enterprise_id integer references enterprise on delete set null,
  shop_id integer not null references shop,
  product_id integer references product on delete set null,
  lot_id integer references lot on delete set null,
  lot_code text,
  -- As it was called then.
  product jsonb not null,
  kilograms integer not null check (kilograms between 1 and 25),
  application text not null,
  -- Null: the account has been closed.
  address jsonb,
  -- As it was when the sample was requested; null: free.
  price bigint check (price > 0),
  currency text check (currency in ('CNY', 'USD')),
  status text not null default 'requested'
    check (status in ('requested', 'approved', 'refused', 'withdrawn', 'sent', 'tried')),
  requested_at timestamptz not null default now(),
  carrier_id integer references carrier on delete set null,
  carrier_zh text,
  carrier_en text,
  tracking_number text,
  sent_at timestamptz,
  -- How a price is settled; nothing is paid on the site.
  settled text check (settled in ('transfer', 'nextOrder', 'waived')),
  result text check (result in ('fits', 'changes', 'unfit')),
  result_note text,
  -- The first of the buyer for these goods after the sample was sent.
  enquiry_id integer references enquiry,
  order_id integer references sales_order,
  constraint sample_price_has_currency check ((price is null) = (currency is null)),
  constraint sent_sample_is_whole check (case when status in ('sent', 'tried')
    then num_nulls(carrier_zh, carrier_en, tracking_number, sent_at) = 0 and (price is null) = (settled is null)
    else num_nonnulls(carrier_zh, carrier_en, tracking_number, sent_at, settled, enquiry_id, order_id) = 0 end),
  constraint tried_sample_has_result check ((status = 'tried') = (result is not null))
);
create index on sample (member_id, requested_at);
create index on sample (enterprise_id, requested_at) where enterprise_id is not null;
create index on sample (shop_id, requested_at);
create index on sample (product_id);
create index on sample (lot_id) where lot_id is not null;
create index on sample (carrier_id) where carrier_id is not null;
create index on sample (enquiry_id) where enquiry_id is not null;
create index on sample (order_id) where order_id is not null;
create trigger sample_stays before delete or truncate on sample for each statement execute function refuse_change();

create table sample_history (
  id bigint generated always as identity primary key,
  sample_id integer not null references sample,
  event text not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('member', 'operator')),
  actor_id integer not null,
  note text,
  at timestamptz not null default now(),
  check ((event = 'request') = (from_status is null)),
  check (event <> 'refuse' or note is not null)
);
create index on sample_history (sample_id, id);
create trigger sample_history_stays before update or delete or truncate on sample_history
  for each statement execute function refuse_change();

-- What the buyer shows of a trial.
create table sample_photo (
  sample_id integer not null references sample,
  position integer not null,
  upload_id integer not null references upload,
  primary key (sample_id, position)
);
create unique index on sample_photo (upload_id);

-- Samples stand beside the enquiries, for everybody who sees those; new installations get them at the first start.
insert into menu_item (id, parent_id, position, name_zh, name_en, url)
  select 15, 10, (select max(position) + 1 from menu_item where parent_id = 10), '我的样品', 'Samples', '/customer/shopping/sample'
  where exists (select from menu_item where id = 10)
  on conflict do nothing;
insert into role_menu_item (role_id, menu_item_id)
  select role_id, 15 from role_menu_item where menu_item_id = 13 and exists (select from menu_item where id = 15)
  on conflict do nothing;
