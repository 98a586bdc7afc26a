import type { Translation } from '#platform/texts/messages.ts'
import type { passkeyMail as english } from './mail.en-US.ts'

export const passkeyMail: Translation<typeof english> = {
  subjectAdded: '已添加通行密钥',
  textAdded: '您的{site}账号已于 {time} 添加通行密钥“{passkey}”，可直接登录，无需密码和验证码。',
  subjectRemoved: '已移除通行密钥',
  textRemoved: '您的{site}账号已于 {time} 移除通行密钥“{passkey}”，该密钥不能再登录。',
}
