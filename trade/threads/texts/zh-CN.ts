import type { Translation } from '#platform/texts/messages.ts'
import type { threads as english } from './en-US.ts'

export const threads: Translation<typeof english> = {
  title: '沟通记录',
  nothing: '对交货、单证或货物有疑问？请在此留言，回复会显示在本页，并以站内信和邮件通知您。',
  entered_phone: '由{name}根据来电代为录入',
  entered_mail: '由{name}根据邮件代为录入',
  entered_wechat: '由{name}根据微信代为录入',
  entered_visit: '由{name}在来访时代为录入',
  fromYou: '我',
  house: '卖家',
  files: '附件',
  filesHint: '如照片、托运单或采购单。',
  filesPrompt: '拍照或选择文件，也可拖放到此处',
  filesMost: '最多上传五个文件',
  reply: '留言内容',
  sendReply: '发送留言',
  enterReply: '请输入留言内容',
}
