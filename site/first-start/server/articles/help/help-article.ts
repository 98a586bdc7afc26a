export const helpGroups = [
  { code: 'help-buying', nameEn: 'Finding and asking', nameZh: '找料与询价' },
  { code: 'help-orders', nameEn: 'Orders and payment', nameZh: '订单与付款' },
  { code: 'help-shipping', nameEn: 'Packing and shipping', nameZh: '包装与物流' },
  { code: 'help-goods', nameEn: 'Materials and values', nameZh: '料别与物性' },
  { code: 'help-accounts', nameEn: 'Account and data', nameZh: '账户与信息' },
] as const
export type HelpGroupCode = (typeof helpGroups)[number]['code']

/** A text of the house: help, legal, about us. Always in both languages. */
export type HouseText = {
  code: string
  titleEn: string
  titleZh: string
  summaryEn: string
  summaryZh: string
  bodyEn: string
  bodyZh: string
}
