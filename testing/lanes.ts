import { always } from './prices.ts'

/** From where goods of these tests lie, at CNY 109 a tonne, in force on any day. */
export const truckToHangzhou = {
  step: 'delivery',
  mode: 'truck',
  from: '宁波',
  fromEn: 'Ningbo',
  to: '杭州',
  toEn: 'Hangzhou',
  basis: 'perTonne',
  price: '109',
  currency: 'CNY',
  vatPercent: 9,
  transitDays: 1,
  ...always,
} as const
