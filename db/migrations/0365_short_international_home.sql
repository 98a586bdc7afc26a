-- The international first page is half as long. Where an operator has arranged it, it stays as it is.
update home_section set shown = false
where locale = 'en-US' and section in ('subjects', 'selfRun', 'newMaterials', 'cases', 'exhibitions', 'partners')
  and not exists (
    select from home_section as own
    where own.locale = 'en-US' and (not own.shown or own.position <> array_position(array[
      'materials', 'labels', 'recommended', 'steps', 'shops', 'market', 'subjects', 'selfRun', 'newMaterials', 'cases',
      'exhibitions', 'news', 'partners'], own.section)));
