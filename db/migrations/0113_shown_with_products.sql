-- Lists of products are kept by version: what they show of a shop or a picture counts as a change of the catalogue.
create function note_shown() returns trigger language plpgsql as $$
begin
  update search_state set version = version + 1;
  return null;
end $$;
create trigger shop_shown after update on shop execute function note_shown();
create trigger picture_shown after update on picture execute function note_shown();
