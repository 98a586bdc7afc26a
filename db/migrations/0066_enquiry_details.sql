-- What a line asks for by numbers, as the search takes it: `mfr:10..14:g/10min`.
alter table enquiry_line
  add column ranges text[] not null default '{}' check (cardinality(ranges) <= 8),
  add column colour text,
  add column certificate text;

create table enquiry_attachment (
  enquiry_id integer not null references enquiry on delete cascade,
  position integer not null,
  upload_id integer not null unique references upload,
  primary key (enquiry_id, position)
);
