create table favourite (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  product_id integer not null references product on delete cascade,
  created_at timestamptz not null default now(),
  unique (member_id, product_id)
);
create index favourite_by_time on favourite (member_id, created_at desc, id desc);
