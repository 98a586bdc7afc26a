-- A buyer may ask for the price of several quantities of one line; the first one stays its amount.
alter table enquiry_line
  add column more_amounts numeric(14, 3)[] not null default '{}',
  add constraint enquiry_line_more_amounts check (cardinality(more_amounts) <= 4 and 0 < all (more_amounts));
