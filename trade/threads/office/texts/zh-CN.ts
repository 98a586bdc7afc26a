import type { Translation } from '#platform/texts/messages.ts'
import type { adminThreads as english } from './en-US.ts'

export const adminThreads: Translation<typeof english> = {
  title: '沟通记录',
  noMessages: '暂无留言。',
  answer: '回复内容',
  answerHint: '将写入沟通记录，并以站内信和邮件通知客户。',
  send: '发送回复',
  files: '附件',
  filesPrompt: '拍照或选择文件，也可拖放到此处',
  notes: '内部备注',
  notesHint: '客户不可见。',
  noteSubmit: '添加备注',
  note: '备注',
}
