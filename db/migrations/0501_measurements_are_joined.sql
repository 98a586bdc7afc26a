-- Whoever writes many values joins the measurements that are known; only what is missing is found for each row.
drop trigger property_measurement on property;
create trigger property_measurement before insert on property
  for each row when (new.measurement_id is null) execute function set_measurement();
create trigger property_measurement_moved before update of product_id, parameter_id, method, condition on property
  for each row execute function set_measurement();
