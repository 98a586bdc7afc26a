-- What operators keep of a company: who looks after it, what is to be done next and when. Apart from the company, whose
-- version a reviewer holds.
create table company_care (
  enterprise_id integer primary key references enterprise on delete cascade,
  owner_id integer references operator on delete set null,
  next_step text,
  next_step_on date,
  version integer not null default 1,
  check ((next_step is null) = (next_step_on is null))
);
create index on company_care (owner_id);
create index on company_care (next_step_on) where next_step_on is not null;

create table company_note (
  id integer generated always as identity primary key,
  enterprise_id integer not null references enterprise on delete cascade,
  operator_id integer not null references operator,
  body text not null check (body <> ''),
  created_at timestamptz not null default now()
);
create index on company_note (enterprise_id);

-- What a company has bought and has yet to pay, by currency. An order counts once it is paid (states 1 to 3), without what
-- went back; what is unpaid (state 0) is open.
create function company_turnover(company integer)
returns table (currency text, orders integer, total bigint, last_year bigint, open_orders integer, open_total bigint)
language sql stable as $$
  select currency, count(*) filter (where status between 1 and 3)::integer,
    coalesce(sum(total - refunded) filter (where status between 1 and 3), 0)::bigint,
    coalesce(sum(total - refunded) filter (where status between 1 and 3 and placed_at > now() - interval '1 year'), 0)::bigint,
    count(*) filter (where status = 0)::integer, coalesce(sum(total) filter (where status = 0), 0)::bigint
  from sales_order where enterprise_id = company and status between 0 and 3 group by currency order by currency
$$;
