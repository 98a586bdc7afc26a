create table category (
  id integer generated always as identity primary key,
  parent_id integer references category,
  code text not null unique,
  position integer not null,
  name_zh text not null,
  name_en text not null
);
create index on category (parent_id);

create table brand (
  id integer generated always as identity primary key,
  code text not null unique,
  country_id integer not null references country,
  name_zh text not null,
  name_en text not null,
  -- Former and other names under which buyers know the producer.
  aliases text[] not null default '{}'
);

-- A physical property that products state: its units, methods and how it is searched.
create table parameter (
  id integer generated always as identity primary key,
  code text not null unique,
  position integer not null,
  group_code text not null check (group_code in ('rheology', 'mechanical', 'thermal', 'physical', 'flammability', 'optical')),
  name_zh text not null,
  name_en text not null,
  unit text not null,
  base_unit text not null,
  units text[] not null check (cardinality(units) > 0),
  methods text[] not null default '{}',
  conditions text[] not null default '{}',
  selection_type integer not null check (selection_type between 0 and 2),
  input_type integer not null check (input_type between 0 and 1),
  filter_type integer not null check (filter_type between 0 and 1),
  search_type integer not null check (search_type between 0 and 2),
  options jsonb not null default '[]'
);

create table product (
  id integer generated always as identity primary key,
  code text not null unique,
  status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
  shop_id integer not null references shop,
  category_id integer not null references category,
  brand_id integer not null references brand,
  country_id integer not null references country,
  grade integer not null check (grade in (0, 1, 2, 3, 4, 6, 7)),
  field_type integer not null check (field_type in (0, 1, 3)),
  series text,
  model text not null check (model <> ''),
  name_zh text,
  name_en text,
  description_zh text,
  description_en text,
  form text not null check (form in ('pellet', 'flake', 'regrind', 'powder', 'masterbatch')),
  colour_hex text not null check (colour_hex ~ '^#[0-9a-f]{6}$'),
  colour_zh text not null,
  colour_en text not null,
  aliases text[] not null default '{}',
  self_run boolean not null default false,
  recommended boolean not null default false,
  is_new boolean not null default false,
  -- Price of a tonne in minor units; without one the price is on enquiry.
  currency text check (currency in ('CNY', 'USD')),
  price_per_tonne bigint check (price_per_tonne > 0),
  minimum_order_kg integer not null check (minimum_order_kg > 0),
  -- What can still be ordered; lots carry their own kilograms.
  stock_kg integer not null default 0 check (stock_kg >= 0),
  lead_time_days integer not null check (lead_time_days >= 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (name_zh is not null or name_en is not null),
  check ((currency is null) = (price_per_tonne is null))
);
create index on product (shop_id, id desc);
create index on product (category_id);
create index on product (brand_id);

create table price_tier (
  product_id integer not null references product on delete cascade,
  from_kg integer not null check (from_kg > 0),
  price_per_tonne bigint not null check (price_per_tonne > 0),
  primary key (product_id, from_kg)
);

create table packing (
  product_id integer not null references product on delete cascade,
  unit text not null check (unit in ('bag', 'pallet', 'bigBag', '20GP', '40HQ')),
  kilograms integer not null check (kilograms > 0),
  holds_unit text check (holds_unit in ('bag', 'pallet', 'bigBag', '20GP', '40HQ')),
  holds_count integer check (holds_count > 0),
  primary key (product_id, unit),
  check ((holds_unit is null) = (holds_count is null))
);

create table product_label (
  product_id integer not null references product on delete cascade,
  label_id integer not null references label,
  primary key (product_id, label_id)
);

create table product_picture (
  product_id integer not null references product on delete cascade,
  position integer not null,
  picture_id integer not null references picture,
  primary key (product_id, position)
);

-- Off-grade, recycled and crushed goods: one batch with its own weight, values and price, gone when sold.
create table lot (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  code text not null unique,
  kilograms integer not null check (kilograms > 0),
  stock_kg integer not null check (stock_kg >= 0),
  currency text check (currency in ('CNY', 'USD')),
  price_per_tonne bigint check (price_per_tonne > 0),
  note_zh text not null,
  note_en text not null,
  tested_on date not null,
  check (stock_kg <= kilograms),
  check ((currency is null) = (price_per_tonne is null))
);
create index on lot (product_id);

-- A property is a number: as stated, and in the parameter's base unit for search and comparison.
create table property (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  lot_id integer references lot on delete cascade,
  parameter_id integer not null references parameter,
  position integer not null,
  min double precision,
  typical double precision,
  max double precision,
  text text,
  unit text not null,
  method text not null,
  condition text,
  source text not null check (source in ('typical', 'sheet', 'lot', 'lab')),
  stated_on date,
  base_low double precision,
  base_high double precision,
  check (min is null or max is null or min <= max),
  check (num_nonnulls(min, typical, max, text) > 0),
  check (base_low <= base_high)
);
create index on property (product_id, position);
create index property_by_value on property (parameter_id, base_low, base_high, product_id);

create table document (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  kind text not null check (kind in ('TDS', 'SDS', 'COA', 'certificate')),
  locale text check (locale in ('zh-CN', 'en-US')),
  title_zh text not null,
  title_en text not null,
  file text not null,
  bytes integer not null check (bytes > 0),
  issued_on date not null
);
create index on document (product_id);

create table subject (
  id integer generated always as identity primary key,
  code text not null unique,
  position integer not null,
  name_zh text not null,
  name_en text not null,
  description_zh text not null,
  description_en text not null,
  picture_id integer references picture
);

create table subject_product (
  subject_id integer not null references subject on delete cascade,
  product_id integer not null references product on delete cascade,
  position integer not null,
  primary key (subject_id, product_id)
);
create index on subject_product (product_id);

-- Words that mean the same to a buyer; operators edit them, search reads them.
create table alias (
  id integer generated always as identity primary key,
  word text not null,
  means text not null,
  unique (word, means)
);
