alter table member add column version integer not null default 1;
alter table menu_item add column version integer not null default 1;
alter table role
  add column name_zh text not null default '',
  add column name_en text not null default '',
  add column version integer not null default 1;
update role set name_zh = '采购员', name_en = 'Buyer' where code = 'buyer';
update role set name_zh = '只读成员', name_en = 'Viewer' where code = 'viewer';

-- Checked when a statement ends, so that two items can change places.
alter table menu_item
  drop constraint menu_item_parent_id_position_key,
  add constraint menu_item_place unique (parent_id, position) deferrable initially immediate;

-- Whoever changes a company, what a person has checked is checked for exactly this version of it.
alter table enterprise
  add column version integer not null default 1,
  add column review_note text;
create function count_enterprise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger enterprise_changed before update on enterprise
  for each row execute function count_enterprise_version();
create index enterprise_pending on enterprise (updated_at) where status = 'pending';
