-- A line of an enquiry may ask for a sample beside the price; the seller makes the request of it, once.
alter table enquiry_line
  add sample boolean not null default false,
  add sample_id integer references sample,
  add constraint sample_was_wanted check (sample_id is null or sample);
create index on enquiry_line (sample_id) where sample_id is not null;
