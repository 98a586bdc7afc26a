import type { operatorMail as english } from './mail.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const operatorMail: Translation<typeof english> = {
  invitationSubject: '{site}管理后台邀请',
  invitationText: '您已获得{site}管理后台的使用权限，请先设置密码。',
  invitationButton: '设置密码',
  invitationValid: '链接三天内有效，仅可使用一次。',
}
