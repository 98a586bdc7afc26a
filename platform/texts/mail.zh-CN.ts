import type { mail as english } from './mail.en-US.ts'
import type { Translation } from './messages.ts'

export const mail: Translation<typeof english> = {
  greeting: '您好：',
  greetingName: '{name}，您好：',
  signature: '{site}团队',
  automatic: '本邮件由系统自动发送，请勿回复。',
  buttonFallback: '如果按钮无法点击，请将以下地址复制到浏览器打开：',
  choose: '设置接收哪些消息',
  notYou: '如非本人操作，请忽略本邮件。没有验证码或链接，不会发生任何变更。',
  codeValid: '验证码 10 分钟内有效，请勿告知他人，包括我们的工作人员。',
  linkValid: '链接 24 小时内有效，仅可使用一次。',
  resetValid: '链接 1 小时内有效，仅可使用一次；重新获取后旧链接失效。',

  registerCodeSubject: '您的注册验证码：{code}',
  registerCodeText: '您正在注册{site}账号，验证码为：',
  changeEmailCodeSubject: '您的邮箱验证码：{code}',
  changeEmailCodeText: '您正在将此邮箱绑定到{site}账号，验证码为：',
  registerLinkSubject: '请完成注册',
  registerLinkText: '请打开以下链接，完成{site}账号的注册。',
  registerLinkButton: '完成注册',
  activateSubject: '请验证您的邮箱',
  activateText: '请确认该邮箱属于您本人，以便接收报价和订单邮件。',
  activateButton: '验证邮箱',
  resetSubject: '重设密码',
  resetText: '我们收到了重设{site}账号密码的请求。',
  resetButton: '设置新密码',

  savedSearchSubject: '“{name}”有 {count} 个新产品',
  savedSearchOpen: '打开搜索',
  savedSearchText: '您保存的搜索“{name}”有新产品：{products}。打开该搜索可查看全部。',

  passwordChangedSubject: '您的密码已修改',
  passwordChangedText: '您的{site}账号密码已于 {time} 修改，其他设备均已退出登录。',
  mobileChangedSubject: '您的手机号已修改',
  mobileChangedText: '您的{site}账号手机号已于 {time} 修改为 {mobile}。',
  emailChangedSubject: '您的邮箱已修改',
  emailChangedText: '您的{site}账号邮箱已于 {time} 修改为 {email}。',
  accountClosedSubject: '您在{site}的账户已注销',
  accountClosedText: '您在{site}的账户已注销，个人数据已按页面说明删除。订单记录依法保留。',
  notYouCall: '如非本人操作，请立即联系我们：{hotline}',

  testSubject: '测试邮件',
  testText: '这封邮件由后台发出，用于测试邮件服务器。收到即表示可以正常发送。',
  memberInvitationSubject: '{site}：您的账号已开通',
  memberInvitationText:
    '您曾与我们联系，我们的销售人员已在{site}为您开通账号。设置密码后即可查看您的询价、报价和订单。',
  memberInvitationButton: '设置密码',
  memberInvitationValid: '链接仅可使用一次，14 天内有效。',
  smsInvitation: '【{site}】您的账号已开通，请在 14 天内设置登录密码：{url}',
  smsCode: '【{site}】您的验证码是 {code}，10 分钟内有效，请勿告知他人。',
  smsMobileChanged: '【{site}】您的账号手机号已修改为 {mobile}。如非本人操作，请致电 {hotline}。',
}
