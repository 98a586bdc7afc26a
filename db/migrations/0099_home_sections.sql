-- What the first page of each site shows below its banner, and in which order.
create table home_section (
  locale text not null check (locale in ('zh-CN', 'en-US')),
  section text not null,
  position integer not null,
  shown boolean not null default true,
  primary key (locale, section)
);
insert into home_section (locale, section, position)
select 'zh-CN', section, place from unnest(array[
  'selfRun', 'recommended', 'labels', 'newMaterials', 'subjects', 'market', 'shops', 'cases', 'news', 'exhibitions',
  'partners']) with ordinality as listed (section, place)
union all
select 'en-US', section, place from unnest(array[
  'materials', 'labels', 'recommended', 'steps', 'shops', 'market', 'subjects', 'selfRun', 'newMaterials', 'cases',
  'exhibitions', 'news', 'partners']) with ordinality as listed (section, place);

create trigger tell_content_changed after insert or update or delete or truncate on home_section
  for each statement execute function tell_content_changed();
