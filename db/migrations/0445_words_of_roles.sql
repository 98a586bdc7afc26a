-- The role of installations that kept its first name; a name that an operator chose stays.
update company_role set name_en = 'Admin' where code = 'keeper' and name_en = 'Keeper';
