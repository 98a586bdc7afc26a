-- A brake, not a record: what a crash of the database forgets is counted anew, and no call waits for the disk because of it.
alter table budget set unlogged;

-- With where everything stands, so that a process whose pages are up to date need not look.
create or replace function notify_conversation(conversation) returns void language sql as $$
  select pg_notify('live', json_build_object('conversation', $1.id, 'visitor', $1.visitor_id, 'member', $1.member_id,
    'contact', $1.contact_id, 'generation', $1.generation, 'last', $1.last_message_id,
    'customerRead', $1.customer_read_id, 'contactRead', $1.contact_read_id)::text);
$$;

-- Commits that notify wait for each other's disk. Who stores a message says so and announces it after its commit instead.
create or replace trigger conversation_changed after update of last_message_id, customer_read_id, contact_read_id, contact_id,
  generation, visitor_id, member_id on conversation for each row
  when (current_setting('chat.announced', true) is distinct from 'on') execute function notify_chat();
