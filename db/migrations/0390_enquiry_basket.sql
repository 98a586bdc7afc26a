-- What a member has put together for the next enquiry: the lines of the draft as they were typed, on every device.
create table enquiry_basket (
  member_id integer primary key references member on delete cascade,
  -- Who writes names the one that was read; a stale writer joins.
  version integer not null default 1,
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) <= 100),
  updated_at timestamptz not null default now()
);

-- The other open pages of the member request it again.
create function notify_basket() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('member', new.member_id, 'event', 'basket')::text);
  return null;
end $$;
create trigger basket_changed after insert or update on enquiry_basket for each row execute function notify_basket();
