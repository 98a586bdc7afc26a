import type { companyMail as english } from './mail.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const companyMail: Translation<typeof english> = {
  verifiedSubject: '{company} 已通过认证',
  verifiedText: '我们已核对 {company} 的营业执照，企业现已显示为认证状态。',
  rejectedSubject: '{company} 的营业执照未通过审核',
  rejectedText: '{company} 的营业执照未通过审核：{note}请重新上传。',
  open: '打开企业信息页',
}
