import type { Translation } from '#platform/texts/messages.ts'
import type { adminCompanyGroups as english } from './en-US.ts'

export const adminCompanyGroups: Translation<typeof english> = {
  title: '客户分组',
  one: '客户分组',
  add: '新增分组',
  editTitle: '分组 {name}',
  about: '同一分组的企业适用相同的价格表。企业所属分组在企业页面设置。',
  companies: '企业数',
  priceLists: '价格表',
}
