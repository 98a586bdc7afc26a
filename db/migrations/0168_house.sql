-- Our own company, as papers print it. There is one row; what it does not say, papers take from the site.
create table house (
  id integer primary key default 1 check (id = 1),
  version integer not null default 1,
  legal_name_zh text,
  legal_name_en text,
  registered_address_zh text,
  registered_address_en text,
  tax_number text,
  phone text,
  email text,
  logo_id integer references picture,
  order_prefix text not null default 'PH' check (order_prefix ~ '^[A-Z]{2,4}$'),
  quote_prefix text not null default 'QT' check (quote_prefix ~ '^[A-Z]{2,4}$')
);
insert into house default values;

-- Value-added tax that prices in yuan include, from a day on.
create table house_vat_rate (
  house_id integer not null references house on delete cascade,
  position integer not null check (position > 0),
  valid_from date not null,
  percent integer not null check (percent between 0 and 99),
  primary key (house_id, position),
  unique (house_id, valid_from)
);
insert into house_vat_rate (house_id, position, valid_from, percent) values (1, 1, '2019-04-01', 13);
