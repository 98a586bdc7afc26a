import type { documents as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const documents: Translation<typeof english> = {
  kind_TDS: '物性表（TDS）',
  kind_SDS: '安全技术说明书（SDS）',
  kind_COA: '质检报告（COA）',
  kind_certificate: '认证证书',
  language_zh: '中文',
  language_en: '英文',
  language_both: '中英文',
  until: '有效期至 {date}',
  lotReport: '批次实测数据',
  expired: '已过期',
  forMembers: '登录后可下载',
}
