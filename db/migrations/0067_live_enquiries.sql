-- A message in a thread reaches the open pages of the buyer at once: the member who asked, or who owns the address.
create function notify_enquiry() returns trigger language plpgsql as $$
declare
  reader integer;
begin
  select member.id into reader from enquiry
  join member on member.id = enquiry.member_id
    or enquiry.member_id is null and member.email = enquiry.email and member.email_verified
  where enquiry.id = new.enquiry_id;
  if reader is not null then
    perform pg_notify('live', json_build_object('member', reader, 'event', 'enquiries')::text);
  end if;
  return null;
end $$;
create trigger enquiry_message_written after insert on enquiry_message
  for each row execute function notify_enquiry();
