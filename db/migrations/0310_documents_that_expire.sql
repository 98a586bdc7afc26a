-- A document may be of one lot, end some day, and certify by a standard that buyers ask for by name.
alter table document
  add column lot_id integer references lot on delete cascade,
  add column standard text check (standard ~ '\S'),
  add column expires_on date,
  add constraint document_ends_after_it_begins check (expires_on > issued_on);
create index on document (lot_id) where lot_id is not null;
create index on document (expires_on) where expires_on is not null;
