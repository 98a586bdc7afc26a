-- Up to how much a company may owe, by currency, and for how many days a plan may run that it chooses by itself.
create table company_credit (
  enterprise_id integer not null references enterprise on delete cascade,
  currency text not null check (currency in ('CNY', 'USD')),
  credit_limit bigint not null check (credit_limit >= 0),
  days integer not null check (days between 1 and 365),
  version integer not null default 1,
  primary key (enterprise_id, currency)
);

-- What an order took of the credit when it was placed, and what was free then. What is used is counted from open parts.
alter table sales_order
  add column credit_taken bigint check (credit_taken > 0),
  add column credit_free bigint,
  add constraint credit_was_free check (credit_taken <= credit_free and (credit_taken is null) = (credit_free is null));

-- Setting a limit is a right of its own; other roles get it by ticking it.
update operator_role set permissions = permissions || '{credit.edit}'
  where code = 'administrator' and not 'credit.edit' = any(permissions);
