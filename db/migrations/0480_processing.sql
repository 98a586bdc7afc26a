-- How goods are dried and moulded is stated like a property, in a group of its own that no search asks for.
alter table parameter drop constraint parameter_group_code_check;
alter table parameter add constraint parameter_group_code_check check (
  group_code in ('rheology', 'mechanical', 'thermal', 'physical', 'flammability', 'optical', 'processing'));

-- Whoever starts anew is given them with the others.
insert into parameter (code, position, group_code, name_zh, name_en, unit, base_unit, units, selection_type, input_type,
  filter_type, search_type)
select code, last.position + row_number() over (order by given.position), 'processing', name_zh, name_en, unit, units[1],
  units, 0, 0, 0, 0
from (select max(position) as position from parameter having count(*) > 0) as last cross join (values
  (1, 'dryingTemperature', '干燥温度', 'Drying temperature', '°C', array['°C', '°F', 'K']),
  (2, 'dryingTime', '干燥时间', 'Drying time', 'h', array['min', 's', 'h']),
  (3, 'processingMoisture', '加工前含水率', 'Moisture before processing', '%', array['%', 'ppm', 'g/kg']),
  (4, 'meltTemperature', '熔体温度', 'Melt temperature', '°C', array['°C', '°F', 'K']),
  (5, 'mouldTemperature', '模具温度', 'Mould temperature', '°C', array['°C', '°F', 'K'])
) as given (position, code, name_zh, name_en, unit, units)
on conflict (code) do nothing;
