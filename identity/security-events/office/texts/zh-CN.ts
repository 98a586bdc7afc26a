import type { adminSecurity as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminSecurity: Translation<typeof english> = {
  title: '安全事件',
  when: '时间',
  what: '事件',
  who: '人员',
  ip: 'IP 地址',
  call: '接口',
  facts: '详情',
  from: '从',
  to: '至',
  member: '客户',
  operator: '操作员',

  name_memberSignedIn: '客户登录',
  name_operatorSignedIn: '操作员登录',
  name_signInFailed: '客户登录失败',
  name_operatorSignInFailed: '操作员登录失败',
  name_lockedOut: '尝试过多，已锁定',
  name_codeFailed: '验证码错误或过期',
  name_passwordWrong: '确认操作时密码错误',
  name_permissionRefused: '权限不足，已拒绝',
  name_captchaFailed: '安全验证未通过',
  name_fileRefused: '私密文件访问被拒',
  name_socketRefused: '实时连接被拒',
  name_budgetHit: '达到频率上限',
  name_paymentAlarm: '付款异常',
  name_noticeForged: '支付通知签名不符',
  name_operatorChanged: '操作员账号变更',
  name_accountChanged: '客户修改登录信息',
}
