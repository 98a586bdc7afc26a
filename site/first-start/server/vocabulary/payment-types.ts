import type { DueTime, Security } from '#trade/order-parts/part.ts'
import type { PlanPart } from '#trade/payment-types/plan.ts'
import type { PayMethod } from '#trade/payments/pay-method.ts'

export interface PaymentTypeSeed {
  code: string
  nameEn: string
  nameZh: string
  payMethod: PayMethod
  parts: PlanPart[]
}

const type = (
  code: string,
  nameEn: string,
  nameZh: string,
  parts: PlanPart[],
  payMethod: PayMethod = 'transfer',
): PaymentTypeSeed => ({ code, nameEn, nameZh, payMethod, parts })

const part = (share: number | null, due: DueTime, secured: Security = 'money', days: number | null = null) => ({
  share,
  due,
  days,
  secured,
})

export const paymentTypes: readonly PaymentTypeSeed[] = [
  type('TT_ADVANCE', 'T/T in advance', '款到发货（对公转账）', [part(100, 'atOrder')]),
  type('TT_30_70', 'T/T 30% deposit, 70% against copy of B/L', '30% 定金，70% 见提单复印件付清', [
    part(30, 'atOrder'),
    part(null, 'againstDocuments'),
  ]),
  type('TT_30_70_SHIP', 'T/T 30% deposit, 70% before shipment', '30% 定金，70% 发货前付清', [
    part(30, 'atOrder'),
    part(null, 'beforeShipping'),
  ]),
  type('LC_SIGHT', 'L/C at sight', '即期信用证', [part(100, 'beforeShipping', 'letterOfCredit')]),
  type('LC_90', 'L/C 90 days', '90 天远期信用证', [part(100, 'afterShipping', 'letterOfCredit', 90)]),
  type('DP', 'D/P at sight', '即期付款交单', [part(100, 'againstDocuments')]),
  type('OA_30', 'Open account 30 days', '账期 30 天（发货后）', [part(100, 'afterShipping', 'credit', 30)]),
  type('OA_60', 'Open account 60 days', '账期 60 天（发货后）', [part(100, 'afterShipping', 'credit', 60)]),
  type('CASH_PICKUP', 'Cash on pick-up', '提货付款', [part(100, 'beforeShipping')]),
  type('BANK_ACCEPTANCE', 'Bank acceptance bill', '银行承兑汇票', [part(100, 'beforeShipping')]),
  type('ALIPAY', 'Alipay', '支付宝', [part(100, 'atOrder')], 'alipay'),
  type('WECHAT', 'WeChat Pay', '微信支付', [part(100, 'atOrder')], 'wechat'),
]
