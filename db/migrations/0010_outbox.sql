-- Mails and text messages on their way out, written in the transaction that decides on them.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  -- Emptied once sent: codes and links are not kept longer than needed.
  message jsonb,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  -- Next attempt; while one is under way, the moment from which its process counts as dead.
  due_at timestamptz not null default now(),
  -- Too late to be of use afterwards.
  expires_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
create index outbox_waiting on outbox (channel, due_at) where sent_at is null and given_up_at is null;
create index outbox_by_age on outbox (created_at);
