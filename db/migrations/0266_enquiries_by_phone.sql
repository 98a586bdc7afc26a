-- A visitor may leave a phone number alone; whoever registers with it finds the enquiry.
create index enquiry_by_phone on enquiry (phone) where member_id is null and email = '';
