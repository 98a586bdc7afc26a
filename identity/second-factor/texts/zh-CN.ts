import type { secondFactor as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const secondFactor: Translation<typeof english> = {
  title: '两步验证',
  intro: '开启后，即使密码被盗也无法登录：登录时还需输入手机验证器应用的验证码。',
  isOn: '已开启：登录时需要验证器应用的验证码。',
  isOff: '未开启：仅凭密码即可登录。',
  password: '您的密码',
  setUp: '设置',
  replace: '更换手机',
  renew: '重新生成恢复码',
  remove: '关闭',
  recoveryLeft: '剩余 {count} 个恢复码',
  continue: '继续',
  scan: '请用验证器应用扫描，例如 Microsoft Authenticator、Google Authenticator 或 1Password。',
  picture: '验证器应用的二维码',
  secret: '或在应用中手动输入密钥',
  firstCode: '然后输入应用显示的 6 位数字',
  recoveryTitle: '您的恢复码',
  recoveryText: '手机丢失时，每个恢复码可代替验证器使用一次。恢复码只显示这一次，请妥善保存。',
  recoveryKept: '我已保存',
  wrongCode: '验证码不正确、已使用或已过期',
}
