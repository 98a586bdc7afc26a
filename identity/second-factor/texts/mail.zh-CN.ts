import type { Translation } from '#platform/texts/messages.ts'
import type { secondFactorMail as english } from './mail.en-US.ts'

export const secondFactorMail: Translation<typeof english> = {
  subjectAdded: '两步验证已开启',
  textAdded: '您的{site}账号已于 {time} 开启两步验证，其他设备均已退出登录。请妥善保管恢复码，以便手机不在身边时使用。',
  subjectRemoved: '两步验证已关闭',
  textRemoved: '您的{site}账号已于 {time} 关闭两步验证，今后仅凭密码即可登录。',
  subjectReset: '客服已为您关闭两步验证',
  textReset:
    '我们的工作人员已于 {time} 为您的{site}账号关闭两步验证并移除全部通行密钥，所有设备均已退出登录。请用密码登录后重新设置。',
  subjectCodesRenewed: '恢复码已更新',
  textCodesRenewed: '您的{site}账号已于 {time} 生成新的恢复码，旧的恢复码已失效。',
}
