import type { adminEnteredOrders as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminEnteredOrders: Translation<typeof english> = {
  newOrder: '代下订单',
  intro: '客户来电、来函、微信或来访下单时，由我方按当前价格代为录入。',
  goods: '产品',
  fromCatalogue: '请从产品目录中选择；其他产品请先报价',
  show: '显示价格',
  again: '重新选择产品',
  noAddress: '该客户尚无收货地址。',
  addAddress: '添加收货地址',
  aboveLimit: '金额超出该公司设定的限额，须由其公司内部审批：请客户在网站上下单。',
  noFreight: '该地点暂无运费价格，请改为报价。',
  notPlaceable: '这些产品目前无法按此下单，原因见各行说明。',
  place: '代客户下单',
}
