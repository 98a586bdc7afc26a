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
