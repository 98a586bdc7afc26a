import type { Translation } from '#platform/texts/messages.ts'
import type { adminBankAccounts as english } from './en-US.ts'

export const adminBankAccounts: Translation<typeof english> = {
  title: '收款账户',
  one: '收款账户',
  add: '新增收款账户',
  editTitle: '收款账户 {name}',
  about: '客户汇款的账户。新订单使用该币种的默认账户；之前的订单仍按单据上的账户收款。',
  paperTextHint: '打印在账户信息下方，例如汇款附言要求、开户行行号或中间行。',
  preferredHint: '该币种的新订单使用此账户，并替换原默认账户。',
  activeHint: '停用后，新订单不再使用此账户。',
  preferredActive: '停用的账户不能设为默认',
  awaited: '待收款订单',
  twice: '该账户已存在',
}
