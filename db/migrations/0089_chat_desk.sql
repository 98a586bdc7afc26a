-- Who of the site's own people wrote it, whoever visitors meet.
alter table chat_message add column operator_id integer references operator;

-- An operator's session that ends takes its sockets with it.
create function notify_operator_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('operatorSession', old.id)::text);
  return null;
end $$;
create trigger operator_session_ended after delete on operator_session
  for each row execute function notify_operator_session_end();

alter table canned_answer add column version integer not null default 1;
