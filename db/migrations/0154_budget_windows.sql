-- A window begins with its first use. Rows that count so have no other start; tallies keep their quarters of an hour.
alter table budget add column began timestamptz not null default now();
