-- How many mails of a sending the mail server has taken, and how many it never did. No row says who.
create table mailing (
  name text primary key,
  delivered integer not null default 0,
  failed integer not null default 0
);
alter table outbox add column mailing text;

create function count_mailing() returns trigger language plpgsql as $$
begin
  update mailing set delivered = delivered + (old.sent_at is null and new.sent_at is not null)::integer,
    failed = failed + (old.given_up_at is null and new.given_up_at is not null)::integer
  where name = new.mailing;
  return null;
end $$;
create trigger outbox_counts after update of sent_at, given_up_at on outbox
  for each row when (new.mailing is not null) execute function count_mailing();

-- What waited until it was of no use any more has failed as well.
create function count_expired() returns trigger language plpgsql as $$
begin
  update mailing set failed = failed + 1 where name = old.mailing;
  return null;
end $$;
create trigger outbox_counts_expired after delete on outbox
  for each row when (old.mailing is not null and old.sent_at is null and old.given_up_at is null)
  execute function count_expired();

-- Who leaves is forgotten, and with them that they had it: the figures stay.
alter table newsletter
  add column addressed integer not null default 0,
  add column unsubscribed integer not null default 0,
  add column followed integer not null default 0;
update newsletter set addressed = (select count(*) from newsletter_mail where newsletter_id = newsletter.id);
