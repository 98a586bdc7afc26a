-- How far the values of a family reach that are measured in one way, and where the middle half of its products lies. A
-- measurement is of one category, so its page reads a few rows by key. Refreshed by the clock, with the counts.
alter table measurement
  add column lowest double precision,
  add column highest double precision,
  add column half_from double precision,
  add column half_to double precision,
  add check (num_nulls(lowest, highest, half_from, half_to) in (0, 4)),
  add check (lowest <= half_from and half_from <= half_to and half_to <= highest);
-- The next turn of the clock fills them.
update search_state set spans_version = -1;
