-- The quantities of a line that are offered beside each other, its own among them; none where there is one quantity only.
create table quote_tier (
  quote_id integer not null,
  position integer not null,
  kilograms integer not null check (kilograms > 0),
  price_per_tonne bigint not null check (price_per_tonne > 0),
  primary key (quote_id, position, kilograms),
  foreign key (quote_id, position) references quote_line on delete cascade
);
create trigger quote_tier_stays before update on quote_tier for each row execute function keep_quote_line();
