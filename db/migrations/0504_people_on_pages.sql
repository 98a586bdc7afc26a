-- Processes keep for a moment who is signed in and may do what, beside the pages. Whatever decides that tells them, in a notice
-- that concerns nothing else. What it changes often is not among it: when a session was seen, how much an agreement has left.
create or replace function tell_traded(goods integer[]) returns void language sql as $$
  select pg_notify('content', 'only ' || string_agg('product:' || id || ' shop:' || shop_id, ' ' order by id))
  from product where id = any(goods) having count(*) > 0
$$;

create function tell_people_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', 'only people');
  return null;
end $$;

do $$
declare
  told text[];
begin
  foreach told slice 1 in array array[
    ['session', 'update of member_id, expires_at'],
    ['member', 'update of role_id, email, email_verified, realname, head_image, disabled'],
    ['role', 'update of permissions'],
    ['company_member', 'insert or update'],
    ['company_role', 'update of permissions'],
    ['company_care', 'insert or update of group_id'],
    ['price_list', 'insert or update of enterprise_id, valid_from, valid_until'],
    ['price_list_group', 'insert or update']
  ] loop
    execute format(
      'create trigger tell_people_changed after %s or delete or truncate on %I
        for each statement execute function tell_people_changed()', told[2], told[1]);
  end loop;
end $$;
