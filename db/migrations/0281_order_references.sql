-- The buyer's own number of the order, which papers name, and the day on which the goods are wanted.
alter table sales_order
  add column buyer_number text check (length(buyer_number) between 1 and 60),
  add column wanted_on date;
