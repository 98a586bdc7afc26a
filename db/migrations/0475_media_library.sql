-- What the media library says of a picture. Of those from before, as much as the audit knows.
alter table picture
  add column name text not null default '',
  -- Of the file as it was sent.
  add column bytes integer check (bytes > 0),
  add column sha256 bytea check (length(sha256) = 32),
  add column operator_id integer references operator,
  -- Of people of a shop; only they and the house see it.
  add column shop_id integer references shop,
  add column created_at timestamptz,
  -- Deleted by an operator, while nothing used it; its files follow as those of all unused pictures do.
  add column removed_at timestamptz;
alter table picture alter column created_at set default now();

update picture set name = regexp_replace(src, '^.*/', '');
update picture set name = made.title, operator_id = made.operator_id, shop_id = operator.shop_id, created_at = made.at
from audit_entry as made join operator on operator.id = made.operator_id
where made.noun = 'picture' and made.action = 'create' and made.key = picture.id::text;

create index on picture (sha256) where sha256 is not null;
create index on picture (operator_id) where operator_id is not null;
create index on picture (shop_id) where shop_id is not null;

alter table stored_document add column removed_at timestamptz;

update operator_role set permissions = permissions || '{media.read,media.edit}'
where permissions && '{products.edit,catalogue.edit,content.edit,service.edit,settings.edit}';
