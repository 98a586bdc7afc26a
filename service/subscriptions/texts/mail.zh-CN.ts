import type { subscriptionMail as english } from './mail.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const subscriptionMail: Translation<typeof english> = {
  confirmSubject: '请确认您的邮件订阅',
  confirmText: '我们收到用此邮箱订阅{site}资讯（{catalogues}）的申请。',
  confirmButton: '确认订阅',
  confirmNotYou: '如非本人操作，请忽略此邮件：不打开链接就不会订阅。',
  leaveSubject: '退订邮件',
  leaveText: '请打开以下链接，选择不再接收的{site}资讯。',
  leaveButton: '选择退订内容',
  leaveNotYou: '如非本人操作，请忽略此邮件，您的订阅不会有任何变化。',
  open: '查看详情',
  why: '您收到此邮件，是因为您确认订阅了{site}的资讯。',
  leave: '退订',
  testSubject: '【测试】{subject}',
  testNote: '这是仅发送给您本人的测试邮件。读者收到的邮件在此处附有退订链接。',
}
