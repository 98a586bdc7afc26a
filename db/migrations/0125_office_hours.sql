-- Each day has had hours of its own since `chat_day`; what was one for all days says nothing any more.
alter table chat_hours drop column weekdays, drop column opens, drop column closes;

-- Kept pages show them.
create trigger tell_content_changed after insert or update or delete or truncate on chat_day
  for each statement execute function tell_content_changed();
create trigger tell_content_changed after insert or update or delete or truncate on chat_hours
  for each statement execute function tell_content_changed();
