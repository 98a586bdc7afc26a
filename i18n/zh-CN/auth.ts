import type { auth as english } from '../en-US/auth.ts'
import type { Translation } from '../messages.ts'

export const auth: Translation<typeof english> = {
  signInTitle: '登录聚港',
  account: '邮箱或手机号',
  password: '密码',
  enterAccount: '请输入邮箱或手机号',
  enterPassword: '请输入密码',
  forgot: '忘记密码？',
  noAccount: '还没有账号？',
  createAccount: '免费注册',
  demoAccounts: '演示账号',
}
