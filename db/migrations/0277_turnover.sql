-- Who may see what the whole house sells; other roles get it by ticking it.
update operator_role set permissions = permissions || '{turnover.read}'
  where code = 'administrator' and not 'turnover.read' = any(permissions);
