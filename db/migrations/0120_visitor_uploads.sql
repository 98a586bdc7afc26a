-- A visitor's file belongs to the browser's visitor until that visitor signs in; from then on to the member.
alter table upload
  alter column member_id drop not null,
  add column visitor_id integer references visitor,
  -- Signs the links of whoever has no session to show.
  add column secret uuid not null default gen_random_uuid(),
  add check (num_nonnulls(member_id, visitor_id) = 1);
create index upload_of_visitor on upload (visitor_id) where visitor_id is not null;
