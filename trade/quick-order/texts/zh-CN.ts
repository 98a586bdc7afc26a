import type { quickOrder as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const quickOrder: Translation<typeof english> = {
  title: '快速下单',
  intro: '粘贴牌号和数量清单，每行一个，如“PP T30S 25吨”，也可直接粘贴表格。',
  list: '采购清单',
  check: '查价格和库存',
  found: '匹配结果',
  asked: '原文',
  product: '产品',
  quantity: '数量',
  price: '单价（每吨）',
  amount: '金额',
  stock: '库存',
  take: '选择 {title}',
  onEnquiry: '价格面议',
  nothing: '没有读到内容，请每行写一个牌号和数量。',
  unread: '无法识别，请写明牌号、一个数量和单位',
  unknown: '目录中没有',
  unsold: '目前不按此单位销售',
  enquire: '去询价',
  add: '将所选加入购物车',
  choose: '请至少勾选一个产品',
}
