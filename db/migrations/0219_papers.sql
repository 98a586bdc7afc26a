-- Numbers of papers have no gap: a number is taken by the transaction that issues its paper, or not at all.
create table paper_counter (
  kind text not null,
  -- Where the seller works.
  year integer not null,
  last integer not null check (last > 0),
  primary key (kind, year)
);

-- A paper as it was issued. A correction is a further version.
create table paper (
  id integer generated always as identity primary key,
  kind text not null check (
    kind in ('quotation', 'proforma', 'contract', 'invoice', 'packingList', 'deliveryNote', 'statement')
  ),
  paper_no text not null,
  version integer not null check (version > 0),
  -- Of the version that took the number; null for corrections, and for what was numbered before there were counters.
  year integer,
  number integer,
  quote_id integer references quote,
  order_id integer references sales_order,
  facts jsonb not null,
  -- So that the picture stays.
  logo_id integer references picture,
  issued_at timestamptz not null default now(),
  unique (kind, paper_no, version),
  unique (kind, year, number),
  check ((year is null) = (number is null)),
  check (num_nonnulls(quote_id, order_id) = 1)
);
create unique index on paper (quote_id, kind) where quote_id is not null;
create unique index on paper (order_id, kind, version) where order_id is not null;
create index on paper (logo_id) where logo_id is not null;
create trigger paper_stays before update or delete or truncate on paper
  for each statement execute function refuse_change();

alter table house
  add column proforma_prefix text not null default 'PI' check (proforma_prefix ~ '^[A-Z]{2,4}$');
