-- What a step of the way from the seller to the buyer costs. From without a name is from anywhere.
create table lane (
  id integer generated always as identity primary key,
  version integer not null default 1,
  step text not null check (step in ('delivery', 'inland', 'port', 'freight', 'onward', 'insurance', 'duty')),
  from_zh text,
  from_en text,
  to_zh text not null,
  to_en text not null,
  mode text not null check (mode in ('truck', 'lcl', '20gp', '40hq', 'courier')),
  -- Of a tonne, of a whole truck or container, or in percent of all before it.
  basis text not null check (basis in ('perTonne', 'perUnit', 'percent')),
  price numeric(12, 2) not null check (price > 0),
  capacity_kg integer check (capacity_kg > 0),
  currency text not null check (currency in ('CNY', 'USD')),
  minimum numeric(12, 2) check (minimum > 0),
  -- In a price in yuan.
  vat_percent integer not null default 0 check (vat_percent between 0 and 99),
  transit_days integer not null default 0 check (transit_days between 0 and 365),
  valid_from date not null,
  valid_until date not null,
  source text,
  check ((from_zh is null) = (from_en is null)),
  check (from_zh is not null or step in ('port', 'insurance', 'duty')),
  check ((capacity_kg is not null) = (basis = 'perUnit')),
  check (valid_from <= valid_until)
);
create index on lane (valid_until);

-- Up to the buyer's own place, beyond a port. The release before does not ask.
alter table delivery_term add column to_door boolean not null default false;
update delivery_term set to_door = true where code in ('DAP', 'DPU', 'DDP', 'DELIVERED');
