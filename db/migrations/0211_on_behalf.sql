-- Sales enter members, enquiries and orders for people who phone, mail, write on WeChat or come by.
update operator_role set permissions = permissions || '{behalf.enter}'
  where code in ('administrator', 'sales') and not 'behalf.enter' = any(permissions);

-- Who was entered cannot sign in before taking the invitation.
alter table member
  add column entered_by integer references operator,
  add column accepted_at timestamptz;
alter table enquiry
  add column entered_by integer references operator,
  add column channel text check (channel in ('phone', 'mail', 'wechat', 'visit')),
  add check ((entered_by is null) = (channel is null));
alter table sales_order
  add column entered_by integer references operator,
  add column channel text check (channel in ('phone', 'mail', 'wechat', 'visit')),
  add check ((entered_by is null) = (channel is null));
