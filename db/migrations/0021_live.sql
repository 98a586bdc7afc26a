-- Open pages learn at once what changed for their member; payloads carry ids, never content.
create function notify_letters() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('member', coalesce(new.member_id, old.member_id), 'event', 'letters')::text);
  return null;
end $$;
create trigger letter_changed after insert or update or delete on letter
  for each row execute function notify_letters();

-- A session that ends takes its sockets with it.
create function notify_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('session', old.id)::text);
  return null;
end $$;
create trigger session_ended after delete on session for each row execute function notify_session_end();
