import type { payments as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const payments: Translation<typeof english> = {
  title: '付款 {amount}',
  choose: '请选择付款方式',
  go: '立即付款',
  scan: '请用微信扫码支付 {amount}，到账后本页会自动更新。',
  scanAlt: '付款二维码',
  accountParts:
    '付款条件：{terms}。请先将定金 {deposit} 汇入以下账户，尾款 {balance} 按约定时间付清，并注明订单号 {orderSn}。',
  account: '请将 {amount} 汇入以下账户，并注明订单号 {orderSn}。',
  beneficiary: '收款人',
  bank: '开户行',
  bankAddress: '银行地址',
  accountNumber: '账号',
  paperText: '汇款说明',
  swift: 'SWIFT 代码',
  slip: '汇款凭证',
  slipHint: '银行回单的照片、扫描件或 PDF。',
  slipPrompt: '选择凭证或拖到此处',
  sendSlip: '提交凭证',
  slipSent: '已提交的凭证',
  slipRejected: '凭证未通过审核：{answer}',
  cashier: '演示收银台',
  cashierText: '本页代替{provider}的付款页，不产生真实扣款；点击按钮后，将向本站发送带签名的付款通知。',
  cashierPay: '支付 {amount}',
  cashierPaid: '该笔付款已完成。',
  cashierLose: '支付，但不发通知（模拟掉单）',
  cashierSilent: '已付款，但通知未送达。本站将在几分钟内自动向支付渠道查询。',
  cashierBack: '返回订单',
  chooseSlip: '请选择汇款凭证',
  otherAmount: '金额与订单不符',
}
