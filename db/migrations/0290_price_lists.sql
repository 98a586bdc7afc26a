-- Companies that get the same prices.
create table company_group (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name_zh text not null,
  name_en text not null
);
alter table company_care add column group_id integer references company_group;
create index on company_care (group_id) where group_id is not null;

-- Prices of some companies: of groups, or as an agreement of one, with a quantity that orders call off.
create table price_list (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name_zh text not null,
  name_en text not null,
  currency text not null check (currency in ('CNY', 'USD')),
  valid_from date not null,
  valid_until date not null,
  enterprise_id integer references enterprise on delete cascade,
  total_kg bigint check (total_kg > 0),
  used_kg bigint not null default 0 check (used_kg >= 0),
  paper_id integer references stored_document,
  check (valid_from <= valid_until),
  check (total_kg is null or enterprise_id is not null),
  constraint called_off_within_total check (used_kg <= total_kg)
);
create index on price_list (enterprise_id) where enterprise_id is not null;

create table price_list_group (
  price_list_id integer not null references price_list on delete cascade,
  group_id integer not null references company_group,
  primary key (price_list_id, group_id)
);
create index on price_list_group (group_id);

-- A row without a product, brand or category holds for everything. Several rows of the same goods are steps by quantity.
create table price_list_row (
  id integer generated always as identity primary key,
  price_list_id integer not null references price_list on delete cascade,
  position integer not null,
  product text references product (code) on update cascade on delete cascade,
  brand text references brand (code) on update cascade on delete cascade,
  category text references category (code) on update cascade on delete cascade,
  from_kg integer check (from_kg >= 0),
  how text not null check (how in ('fixed', 'percent', 'off')),
  value text not null check (value ~ '^\d{1,9}(\.\d{1,2})?$' and value::numeric > 0),
  check (product is null or brand is null and category is null),
  check (how <> 'percent' or value::numeric < 100)
);
create index on price_list_row (price_list_id);
create index on price_list_row (product);
create index on price_list_row (brand);
create index on price_list_row (category);

-- Why a line costs what it costs, and what it took of an agreement.
alter table order_line
  add column price_why text check (price_why in ('list', 'tier', 'priceList', 'agreement')),
  add column price_list_id integer references price_list on delete set null,
  add column price_list_zh text,
  add column price_list_en text,
  add column called_kg integer not null default 0 check (called_kg >= 0);
create index on order_line (price_list_id) where price_list_id is not null;

-- Agreeing on prices is a right of its own; other roles get it by ticking it.
update operator_role set permissions = permissions || '{prices.edit}'
  where code in ('administrator', 'sales') and not 'prices.edit' = any(permissions);
