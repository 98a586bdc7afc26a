import type { Translation } from '#platform/texts/messages.ts'
import type { adminConversion as english } from './en-US.ts'

export const adminConversion: Translation<typeof english> = {
  title: '询价转化',
  intro: '所选日期内收到的询价，其中有多少已报价、有多少成交。',
  by: '统计维度',
  tab_month: '月份',
  tab_contact: '业务员',
  tab_seller: '卖家',
  tab_product: '产品',
  tab_channel: '渠道',
  house: '自营',
  channel_site: '网站',
  channel_phone: '电话',
  channel_mail: '邮件',
  channel_wechat: '微信',
  channel_visit: '上门',
  enquiries: '询价数',
  quoted: '已报价',
  quotedShare: '报价率（%）',
  ordered: '已成交',
  orderedShare: '成交率（%）',
}
