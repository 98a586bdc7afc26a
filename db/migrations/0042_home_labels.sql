-- The few labels that the first page offers.
alter table label add column on_home boolean not null default false;
