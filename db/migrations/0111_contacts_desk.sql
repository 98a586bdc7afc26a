alter table contact
  -- Everything that this person answers in; `locale` is the first of them.
  add column languages text[] not null default '{}' check (languages <@ array['zh-CN', 'en-US']),
  -- With country code; without one the phone is the number.
  add column whatsapp text check (whatsapp ~ '^[1-9][0-9]{6,14}$'),
  add column version integer not null default 1;
update contact set languages = array[locale];

create trigger tell_content_changed after insert or update or delete or truncate on contact
  for each statement execute function tell_content_changed();
