-- What was searched for, added up by day; which visitor it was is not kept.
create table search_term (
  day date not null,
  term text not null check (length(term) between 1 and 60),
  searches integer not null check (searches > 0),
  without_result integer not null check (without_result between 0 and searches),
  primary key (day, term)
);
create index search_term_without on search_term (day) where without_result > 0;
