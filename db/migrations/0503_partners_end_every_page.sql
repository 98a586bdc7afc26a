-- Every page ends with them: the first page does not show them twice.
delete from home_section where section = 'partners';
