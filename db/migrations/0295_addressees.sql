-- An enquiry goes to one or more addressees, the house or a shop. Each has a row of its own, with its thread, quotes,
-- notes and waiting time, so that none of them can see another. Those sent together name the first of them.
alter table enquiry
  add column asked_id integer references enquiry,
  -- Whom the buyer chose; otherwise the lines say it.
  add column addressed boolean not null default false;
create index enquiry_asked_with on enquiry (asked_id) where asked_id is not null;
alter table enquiry drop constraint enquiry_enquiry_no_key;
create unique index enquiry_number on enquiry (enquiry_no) where asked_id is null;
create unique index enquiry_once_a_shop on enquiry (asked_id, shop_id) where asked_id is not null;

-- Every addressee gets the files.
alter table enquiry_attachment drop constraint enquiry_attachment_upload_id_key;
create index enquiry_attachment_file on enquiry_attachment (upload_id);

create or replace function enquiry_has_shop() returns trigger language plpgsql as $$
begin
  update enquiry set shop_id = shop_of_enquiry(id) where id in (select enquiry_id from added) and not addressed;
  return null;
end $$;
