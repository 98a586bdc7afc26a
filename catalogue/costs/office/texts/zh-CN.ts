import type { adminCosts as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminCosts: Translation<typeof english> = {
  title: '成本',
  hint: '每吨不含税成本。批次未填成本的，按产品成本计算。成本变更前的订单仍按当时成本计算。',
  wholeProduct: '产品',
  cost: '每吨成本',
  currency: '币种',
  save: '保存成本',
}
