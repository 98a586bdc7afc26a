-- WeChat gives people a code of their own as a picture; one drawn from an ID opens nothing.
alter table contact add column wechat_code_id integer references picture;
