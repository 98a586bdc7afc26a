create extension if not exists pg_trgm;

-- What a word stands for: categories, brands, labels by code, grades by number. Words of a parameter are skipped in a search.
alter table alias drop constraint alias_word_means_key;
alter table alias rename column means to target;
alter table alias add column kind text not null default 'category'
  check (kind in ('category', 'brand', 'grade', 'label', 'parameter'));
alter table alias alter column kind drop default;
alter table alias add constraint alias_once unique (word, kind, target);

-- One row, locked by whoever changes what search reads; whoever keeps an answer keeps it by these numbers.
create table search_state (
  id boolean primary key default true check (id),
  version bigint not null default 1,
  -- Of the words that facets are called by.
  words_version bigint not null default 1,
  -- The version that the spans of parameters were read from.
  spans_version bigint not null default 0
);
insert into search_state default values;

-- Names are read once and kept, so a change must never go unnoticed.
create function note_words() returns trigger language plpgsql as $$
begin
  update search_state set version = version + 1, words_version = words_version + 1;
  return null;
end $$;
create trigger brand_words after insert or update or delete on brand execute function note_words();
create trigger category_words after insert or update or delete on category execute function note_words();
create trigger label_words after insert or update or delete on label execute function note_words();
create trigger country_words after insert or update or delete on country execute function note_words();
create trigger parameter_words after insert or update or delete on parameter execute function note_words();
create trigger alias_words after insert or update or delete on alias execute function note_words();

-- Products with the same facets, counted: totals and facets come from here, not from the products one by one.
create table facet_group (
  id integer generated always as identity primary key,
  brand_id integer not null references brand,
  country_id integer not null references country,
  category_id integer not null references category,
  grade integer not null,
  field_type integer not null,
  label_ids integer[] not null,
  self_run boolean not null,
  recommended boolean not null,
  is_new boolean not null,
  product_count integer not null default 0 check (product_count >= 0),
  tokens tsvector not null,
  unique (brand_id, category_id, country_id, grade, field_type, label_ids, self_run, recommended, is_new)
);
create index facet_group_tokens on facet_group using gin (tokens) with (fastupdate = off);

-- What search reads of a published product. Stock is not in it: every order would rewrite the token index.
create table product_search (
  product_id integer references product on delete cascade,
  group_id integer not null references facet_group,
  shop_id integer not null,
  score integer not null,
  created_at timestamptz not null,
  listed_at timestamptz not null default now(),
  currency text,
  price bigint,
  model_key text not null collate "C",
  tokens tsvector not null,
  primary key (product_id) include (group_id)
);
alter table product_search alter column tokens set statistics 1000;
create index product_search_tokens on product_search using gin (tokens) with (fastupdate = off);
create index product_search_score on product_search (score desc, product_id desc);
create index product_search_created on product_search (created_at desc, product_id desc);
create index product_search_listed on product_search (listed_at);
create index product_search_price on product_search (currency, price, product_id);
create index product_search_price_desc on product_search (currency, price desc nulls last, product_id);
create index product_search_model on product_search (model_key, product_id);
create index product_search_shop on product_search (shop_id, product_id);
create index on product_search (group_id);

-- Words of the products themselves with the number of products, to know what exists and what a typo may have meant.
create table search_vocab (
  word text collate "C" primary key,
  products integer not null check (products > 0)
);
create index search_vocab_similar on search_vocab using gin (word gin_trgm_ops) with (fastupdate = off);

-- Span, number and spread of the values that published products state; refreshed by the clock.
create table parameter_span (
  parameter_id integer primary key references parameter on delete cascade,
  lowest double precision not null,
  highest double precision not null,
  product_count integer not null,
  -- Values over several decades are compared by their ratio.
  logarithmic boolean not null,
  spread double precision not null
);

-- Values of the product and values of its lots are asked for apart: a lot that is sold counts no more.
drop index property_by_value;
create index property_by_value on property (parameter_id, base_low, base_high, product_id) where lot_id is null;
create index property_by_lot_value on property (parameter_id, base_low, base_high, product_id, lot_id)
  where lot_id is not null;
create index product_in_stock on product (id) where stock_kg > 0;
create index lot_in_stock on lot (product_id) where stock_kg > 0;
