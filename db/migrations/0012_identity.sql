alter table member
  add column enterprise_name text,
  add column country_id integer references country,
  add column password_changed_at timestamptz not null default now(),
  -- An account that lost its only address to the owner of that address stays, for its history, and is closed.
  drop constraint member_check,
  add constraint member_reachable check (email is not null or mobile is not null or disabled);

-- The last time the person behind the session proved who they are, beyond having the token.
alter table session add column checked_at timestamptz;
