-- A buyer's message that came as the answer to a mail, by the name that its mail program gave it: handed on twice, it is kept once.
alter table enquiry_message add column mail_id text check (length(mail_id) between 1 and 500);
create unique index enquiry_message_mail on enquiry_message (enquiry_id, mail_id) where mail_id is not null;
