-- Who waits for whom in an enquiry: the desk asks for it all the time, so it is kept and not worked out.
alter table enquiry
  add column first_answer_at timestamptz,
  -- The oldest word of the buyer that nobody answered.
  add column waiting_since timestamptz;

update enquiry set
  first_answer_at = (
    select min(said.at) from (
      select created_at as at from enquiry_message where enquiry_id = enquiry.id and author = 'contact'
      union all select created_at from quote where enquiry_id = enquiry.id) as said),
  waiting_since = (
    select min(asked.at) from (
      select enquiry.created_at as at
      union all select created_at from enquiry_message where enquiry_id = enquiry.id and author = 'buyer'
      union all select at from quote_history join quote on quote.id = quote_id
      where enquiry_id = enquiry.id and event = 'counter') as asked
    where asked.at > coalesce((
      select max(said.at) from (
        select created_at as at from enquiry_message where enquiry_id = enquiry.id and author = 'contact'
        union all select created_at from quote where enquiry_id = enquiry.id) as said), '-infinity'));

create index enquiry_waiting on enquiry (waiting_since) where waiting_since is not null;
create index enquiry_unanswered on enquiry (created_at) where first_answer_at is null;
create index enquiry_in_time on enquiry (created_at desc, id desc);

create function start_enquiry() returns trigger language plpgsql as $$
begin
  new.waiting_since := new.created_at;
  return new;
end $$;
create trigger enquiry_waits before insert on enquiry for each row execute function start_enquiry();

create function follow_enquiry(answered integer, said_at timestamptz, by_seller boolean) returns void
language sql as $$
  update enquiry set
    first_answer_at = case when by_seller then coalesce(first_answer_at, said_at) else first_answer_at end,
    waiting_since = case when by_seller then null else coalesce(waiting_since, said_at) end
  where id = answered
$$;

create function follow_enquiry_message() returns trigger language plpgsql as $$
begin
  perform follow_enquiry(new.enquiry_id, new.created_at, new.author = 'contact');
  return null;
end $$;
create trigger enquiry_message_followed after insert on enquiry_message
  for each row execute function follow_enquiry_message();

create function follow_quote() returns trigger language plpgsql as $$
begin
  perform follow_enquiry(enquiry_id, new.at, new.event = 'send') from quote where id = new.quote_id;
  return null;
end $$;
create trigger quote_followed after insert on quote_history
  for each row when (new.event in ('send', 'counter')) execute function follow_quote();

-- Who of the site's own people wrote it, whoever buyers meet.
alter table enquiry_message add column operator_id integer references operator;

-- For the seller's eyes alone.
create table enquiry_note (
  id integer generated always as identity primary key,
  enquiry_id integer not null references enquiry on delete cascade,
  operator_id integer not null references operator,
  body text not null,
  created_at timestamptz not null default now()
);
create index on enquiry_note (enquiry_id, id);

-- A file that the seller sends belongs to the buyer who gets it, but does not use up the buyer's room.
alter table upload add column operator_id integer references operator;
create table enquiry_message_file (
  message_id integer not null references enquiry_message on delete cascade,
  position integer not null,
  upload_id integer not null unique references upload,
  primary key (message_id, position)
);

create index sales_order_by_status on sales_order (status, id desc);
create index sales_order_placed on sales_order (placed_at);
create index quote_sent on quote (created_at);
create index visit_in_time on visit (visited_at);
