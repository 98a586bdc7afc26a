-- Pages show prices in the other currency at the stated rate.
create trigger tell_content_changed after insert or update or delete or truncate on exchange_rate
  for each statement execute function tell_content_changed();
