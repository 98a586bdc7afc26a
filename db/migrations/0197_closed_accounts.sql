-- A member who leaves: what names the person goes, what the books need stays.
alter table member add column closed_at timestamptz;
-- Chats have files outside of the database; a job erases both.
alter table conversation add column erase_at timestamptz;
create index conversation_to_erase on conversation (erase_at) where erase_at is not null;
-- The name, address and message of an enquiry that led to no order are taken out after some time.
alter table enquiry add column erased_at timestamptz;

-- The notice says what is done; where an operator has written it anew, it stays as written.
update article set
  body_en = replace(replace(replace(replace(replace(body_en,
    'Logs and visit records: 12 months.', 'Visit records: 12 months. Security records: 180 days.'),
    'Enquiries that lead to nothing: 3 years.', 'Enquiries that lead to no order: after 36 months we erase name, e-mail, phone, messages and files.'),
    'Chats: 3 years after the last message.', 'Chats: 36 months after the last message.'),
    'Account: until you close it; then it is erased or made anonymous, except what must be kept.',
    'Account: until you close it; then profile, addresses, letters, chats and saved lists are erased, your comments become anonymous, and enquiries, quotes, orders and payments stay as the law on business records asks.'),
    'uploads checked, backups tested.', 'uploads checked.'),
  body_zh = replace(replace(replace(replace(replace(body_zh,
    '日志与访问记录：12个月。', '访问记录：12个月。安全记录：180天。'),
    '未成交的询价：3年。', '未成交的询价：36个月后删除其中的姓名、邮箱、电话、留言与附件。'),
    '在线沟通：最后一条消息后3年。', '在线沟通：最后一条消息后36个月。'),
    '账户：至您注销为止；注销后删除或匿名化，法律要求保存的除外。',
    '账户：至您注销为止；注销后删除资料、地址、站内信、在线沟通与收藏，评价转为匿名，询价、报价、订单与付款按法律对交易记录的要求保存。'),
    '上传文件查验，备份定期验证。', '上传文件查验。')
where code = 'privacy-notice';

-- The same for what help and about us said of lots, papers and answers.
do $$
declare
  said record;
begin
  for said in select * from (values
    ('en', 'measurements, photograph, certificate and price.', 'measurements, certificate and price.'),
    ('zh', '实测值、照片、质检单和价格', '实测值、质检单和价格'),
    ('en', 'with measured values and a photograph of what you will receive.', 'with measured values of what you will receive.'),
    ('zh', '附实测值和实拍照片，所见即所得。', '附该批次的实测值。'),
    ('en', 'Loading within days, weighed and photographed; containers', 'Every load is weighed; containers'),
    ('zh', '几天内装车，过磅拍照；外贸整柜', '装车过磅；外贸整柜'),
    ('en', 'Copies are on the order as soon as they exist. Originals travel', 'Copies are sent in the conversation of the order. Originals travel'),
    ('zh', '单证电子版出具后即挂在订单上，正本', '单证电子版通过订单留言发送，正本'),
    ('en', 'The seller answers within three working days: replacement', 'The seller answers on the order: replacement'),
    ('zh', '卖家三个工作日内答复：补货', '卖家在订单中答复：补货')
  ) as sentence (language, old, new) loop
    update article set
      body_en = case said.language when 'en' then replace(body_en, said.old, said.new) else body_en end,
      body_zh = case said.language when 'zh' then replace(body_zh, said.old, said.new) else body_zh end
    where position(said.old in coalesce(case said.language when 'en' then body_en else body_zh end, '')) > 0;
  end loop;
end $$;
