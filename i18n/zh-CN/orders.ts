import type { orders as english } from '../en-US/orders.ts'
import type { Translation } from '../messages.ts'

export const orders: Translation<typeof english> = {
  title: '我的订单',
  confirmTitle: '确认订单',
  chooseAddress: '请选择收货地址',
  choosePayment: '请选择付款方式',
  chooseDelivery: '请选择交货条款',
  confirmFirst: '请先核对金额',
  enterPlace: '请填写交货条款对应的地点',
  score: '请打一到五星',
  returnWeight: '请输入整千克数',
  returnNothing: '请选择要退的商品',
  enterReason: '请填写退货原因',
  photosMost: '最多上传六张照片',
  shippedWeight: '发货重量与订单相差不得超过 5%',
}
