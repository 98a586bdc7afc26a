import type { orderMail as english, sellerMail as seller } from './mail.en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const orderMail: Translation<typeof english> = {
  open: '查看订单',
  placeSubject: '订单 {orderSn} 已提交',
  placeText: '感谢您的订购。应付金额 {total}，请于 {until}（北京时间）前付款，逾期订单将自动关闭，货物不再保留。',
  paySubject: '订单 {orderSn} 已收到付款',
  payText: '已收到货款 {total}，正在备货，发货后将通知您。',
  latePaySubject: '订单 {orderSn} 的付款到账较晚',
  latePayText:
    '已收到 {total}，但到账时订单已不在待付款状态。款项不会丢失：我们核对后将与您联系，原路退回或用于新的订单。请勿重复付款。',
  shipSubject: '订单 {orderSn} 已发货',
  shipText: '承运商：{carrier}，单号：{number}。收到货物后请确认收货；如未确认，订单将于 {until} 自动完成。',
  completeSubject: '订单 {orderSn} 已完成',
  completeText: '确认收货期限已过，订单视为已收货。如货物有问题，仍可申请退货。',
  closeSubject: '订单 {orderSn} 已关闭',
  expireText: '订单未在期限内付款，货物不再保留。您可以按当日价格重新下单。',
  closeText: '卖家已关闭订单：{answer}',
  refundSubject: '订单 {orderSn} 已取消',
  refundText: '卖家无法供货，货款 {total} 将原路退回。原因：{answer}',
  acceptReturnSubject: '订单 {orderSn} 的退货申请已通过',
  acceptReturnText: '请将货物寄回。{answer}',
  rejectReturnSubject: '订单 {orderSn} 的退货申请未通过',
  rejectReturnText: '卖家未同意退货：{answer}',
  completeReturnSubject: '订单 {orderSn} 退货完成',
  completeReturnText: '已收到退货，{amount} 将原路退回。',
  rejectSlipSubject: '订单 {orderSn} 的汇款凭证未通过',
  rejectSlipText: '凭证未通过审核：{answer} 请于 {until}（北京时间）前重新上传。',
  answerSubject: '订单 {orderSn} 有卖家新留言',
  messageSubject: '订单 {orderSn} 有买家新留言',
  remindPaySubject: '订单 {orderSn} 待付款',
  remindPayText: '应付 {total}，付款期限为 {until}（北京时间），逾期订单将自动关闭。',
  remindReceiveSubject: '订单 {orderSn} 收到货了吗？',
  remindReceiveText: '请确认收货；如有问题请告诉我们。如未确认，订单将于 {until} 自动完成。',
}

export const sellerMail: Translation<typeof seller> = {
  open: '查看订单',
  placeSubject: '新订单 {orderSn}',
  placeText: '收到新订单，金额 {total}，等待买家付款。',
  sendSlipSubject: '订单 {orderSn} 已上传转账凭证',
  sendSlipText: '买家已上传 {total} 的转账凭证，请在款项到账后确认收款。',
  paySubject: '订单 {orderSn} 已付款',
  payText: '已收到 {total}，可以安排发货。',
  askReturnSubject: '订单 {orderSn} 申请退货',
  askReturnText: '买家对该订单（金额 {total}）申请退货，请尽快处理。',
}
