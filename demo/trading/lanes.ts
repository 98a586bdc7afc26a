import type { LaneBasis, LaneStep } from '#trade/lanes/lane.ts'
import type { ShipmentMode } from '#trade/shipments/shipment.ts'

const places = {
  Ningbo: '宁波',
  Yuyao: '余姚',
  Hangzhou: '杭州',
  Shanghai: '上海',
  Suzhou: '苏州',
  Nanjing: '南京',
  Wuxi: '无锡',
  Taizhou: '台州',
  Hefei: '合肥',
  Foshan: '佛山',
  Dongguan: '东莞',
  Huizhou: '惠州',
  Guangzhou: '广州',
  Shenzhen: '深圳',
  Xiamen: '厦门',
  Qingdao: '青岛',
  Tianjin: '天津',
  Hamburg: '汉堡',
  Munich: '慕尼黑',
  Rotterdam: '鹿特丹',
  'Ho Chi Minh City': '胡志明市',
  'Los Angeles': '洛杉矶',
} as const
type Place = keyof typeof places

interface Charge {
  mode: ShipmentMode
  basis: LaneBasis
  price: number
  currency: 'CNY' | 'USD'
  capacity_kg?: number
  minimum?: number
  vat_percent?: number
}

function lane(step: LaneStep, from: Place | null, to: Place, days: number, charge: Charge) {
  const { capacity_kg = null, minimum = null, vat_percent = 0, ...rest } = charge
  return {
    step,
    from_zh: from && places[from],
    from_en: from,
    to_zh: places[to],
    to_en: to,
    transit_days: days,
    capacity_kg,
    minimum,
    vat_percent,
    source: 'Demonstration',
    ...rest,
  }
}

const byTruck = (price: number): Charge => ({
  mode: 'truck',
  basis: 'perTonne',
  price,
  currency: 'CNY',
  minimum: price * 3,
  vat_percent: 9,
})
const haul = (from: Place, to: Place, price: number, days = 1) => lane('inland', from, to, days, byTruck(price))
const deliver = (from: Place, to: Place, price: number, days: number) =>
  lane('delivery', from, to, days, byTruck(price))
const port = (to: Place) =>
  lane('port', null, to, 2, {
    mode: '20gp',
    basis: 'perUnit',
    price: 1_850,
    currency: 'CNY',
    capacity_kg: 17_000,
    vat_percent: 6,
  })

/** By container as the quantity wants it, or beside the goods of others. */
const ship = (from: Place, to: Place, days: number, [small, large, tonne]: readonly [number, number, number]) => [
  lane('freight', from, to, days, {
    mode: '20gp',
    basis: 'perUnit',
    price: small,
    currency: 'USD',
    capacity_kg: 17_000,
  }),
  lane('freight', from, to, days, {
    mode: '40hq',
    basis: 'perUnit',
    price: large,
    currency: 'USD',
    capacity_kg: 26_000,
  }),
  lane('freight', from, to, days + 5, {
    mode: 'lcl',
    basis: 'perTonne',
    price: tonne,
    currency: 'USD',
    minimum: tonne * 2,
  }),
]
const insure = (to: Place) =>
  lane('insurance', null, to, 0, { mode: '20gp', basis: 'percent', price: 0.11, currency: 'USD' })
const clear = (to: Place, percent: number) =>
  lane('duty', null, to, 2, { mode: '20gp', basis: 'percent', price: percent, currency: 'USD' })
const bring = (from: Place, to: Place, days: number, price: number) =>
  lane('onward', from, to, days, { mode: 'truck', basis: 'perTonne', price, currency: 'USD', minimum: price * 4 })

export const demoLanes = [
  deliver('Ningbo', 'Yuyao', 65, 1),
  deliver('Ningbo', 'Ningbo', 48, 1),
  deliver('Ningbo', 'Hangzhou', 95, 1),
  deliver('Ningbo', 'Shanghai', 120, 1),
  deliver('Ningbo', 'Suzhou', 130, 2),
  deliver('Ningbo', 'Guangzhou', 360, 3),
  deliver('Ningbo', 'Dongguan', 370, 3),
  deliver('Shanghai', 'Ningbo', 125, 1),
  deliver('Shanghai', 'Suzhou', 80, 1),
  deliver('Shanghai', 'Hangzhou', 110, 1),
  deliver('Foshan', 'Dongguan', 75, 1),
  deliver('Foshan', 'Guangzhou', 55, 1),
  deliver('Dongguan', 'Guangzhou', 70, 1),
  haul('Ningbo', 'Ningbo', 62),
  haul('Taizhou', 'Ningbo', 110),
  haul('Shanghai', 'Shanghai', 70),
  haul('Suzhou', 'Shanghai', 98),
  haul('Wuxi', 'Shanghai', 115),
  haul('Nanjing', 'Shanghai', 150),
  haul('Hefei', 'Shanghai', 185, 2),
  haul('Foshan', 'Shenzhen', 105),
  haul('Dongguan', 'Shenzhen', 80),
  haul('Huizhou', 'Shenzhen', 85),
  haul('Xiamen', 'Xiamen', 60),
  haul('Qingdao', 'Qingdao', 60),
  haul('Tianjin', 'Tianjin', 65),
  ...(['Ningbo', 'Shanghai', 'Shenzhen', 'Xiamen', 'Qingdao', 'Tianjin'] as const).map(port),
  ...ship('Ningbo', 'Hamburg', 36, [1_650, 2_700, 128]),
  ...ship('Shanghai', 'Hamburg', 37, [1_700, 2_750, 130]),
  ...ship('Ningbo', 'Rotterdam', 34, [1_600, 2_620, 125]),
  ...ship('Ningbo', 'Ho Chi Minh City', 8, [280, 420, 32]),
  ...ship('Shenzhen', 'Ho Chi Minh City', 4, [220, 340, 26]),
  ...ship('Ningbo', 'Los Angeles', 16, [1_900, 2_950, 145]),
  bring('Hamburg', 'Hamburg', 3, 42),
  bring('Hamburg', 'Munich', 5, 96),
  bring('Rotterdam', 'Rotterdam', 3, 45),
  ...(['Hamburg', 'Rotterdam', 'Ho Chi Minh City', 'Los Angeles'] as const).map(insure),
  clear('Hamburg', 6.5),
  clear('Munich', 6.5),
  clear('Rotterdam', 6.5),
]
