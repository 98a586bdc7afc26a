import type { Translation } from '#platform/texts/messages.ts'
import type { priceHistory as english } from './en-US.ts'

export const priceHistory: Translation<typeof english> = {
  title: '价格走势',
  back: '返回产品',
  intro: '本站发布的挂牌价（每吨，卖方仓库自提）。',
  alert: '降价或到货时通知我',
  ofCategory: '查看整个品类的走势',
  goodsOfCategory: '该品类的产品',
  categoryIntro: '目前在售产品每日挂牌价（{currency}/吨）的中位数：一半产品高于此价，一半低于此价。',
  days_90: '近 90 天',
  days_365: '近 1 年',
  period: '时间范围',
  now: '当前',
  lowest: '最低',
  highest: '最高',
  change: '涨跌',
  day: '日期',
  price: '挂牌价',
  none: '该时间范围内挂牌价没有变动。',
  picture: '每吨挂牌价，最低 {low}，最高 {high}',
}
