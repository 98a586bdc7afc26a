import type { Translation } from '#platform/texts/messages.ts'
import type { freight as english } from './en-US.ts'

export const freight: Translation<typeof english> = {
  title: '含运费价格',
  intro: '各交货条款下的价格，逐段列出。',
  destination: '目的地（城市或港口）',
  enterDestination: '请填写目的地',
  show: '查看价格',
  back: '返回产品',
  term: '交货条款及地点',
  perTonne: '每吨价格',
  whole: '总价',
  transit: '运输时间',
  days: '{count} 天',
  adds: '货价之外包含',
  nothing: '无：在货物所在地交货',
  charge: '{step}：{amount}（{mode}，{from} 报价，有效期至 {until}）',
  fee: '{step}：{amount}（{from} 费率，有效期至 {until}）',
  onEnquiry: '请询价',
  missing: '尚无价格：{steps}',
  enquire: '询价',
  order: '按此条款下单',
  goods: '{weight}，每吨 {price}，仅货价',
  rate: '1 美元 = {rate} 元人民币，{day}',
  priceOnEnquiry: '该产品本身需询价，暂无含运费价格。',
}
