import type { BrandCode } from './brands.ts'
import { type ColourCode, colours } from './colours.ts'
import type { Row, RowExtras, Value } from './family.ts'
import type { UseCode } from './uses.ts'

/** Where reclaimed material comes from: used goods (`pcr`) or production waste (`pir`). */
const sources = {
  caps: ['bottle caps', '瓶盖料', 'pcr'],
  crates: ['crates and pallets', '周转箱料', 'pcr'],
  bumpers: ['car bumpers', '保险杠料', 'pcr'],
  batteries: ['battery cases', '电瓶壳料', 'pcr'],
  wovenBags: ['big bags and woven bags', '吨袋编织袋料', 'pcr'],
  nonWoven: ['non-woven trim', '无纺布料', 'pir'],
  household: ['household packaging', '生活包装料', 'pcr'],
  foodTrays: ['food trays', '餐盒料', 'pcr'],
  appliances: ['appliances', '家电拆解料', 'pcr'],
  stretchFilm: ['stretch film', '缠绕膜料', 'pcr'],
  farmFilm: ['greenhouse film', '大棚膜料', 'pcr'],
  shrinkFilm: ['shrink film', '热收缩膜料', 'pcr'],
  bottles: ['detergent bottles', '洗涤瓶料', 'pcr'],
  milkBottles: ['milk bottles', '牛奶瓶料', 'pcr'],
  drums: ['blue drums', '大蓝桶料', 'pcr'],
  pipe: ['pipe offcuts', '管材边角料', 'pir'],
  drinkBottles: ['drink bottles', '饮料瓶料', 'pcr'],
  strapping: ['strapping', '打包带料', 'pcr'],
  sheetTrim: ['sheet trim', '片材边角料', 'pir'],
  fibreWaste: ['fibre waste', '废丝料', 'pir'],
  tvBacks: ['television housings', '电视后壳料', 'pcr'],
  fridges: ['refrigerator liners', '冰箱内胆料', 'pcr'],
  toys: ['toys', '玩具料', 'pcr'],
  nets: ['fishing nets', '渔网料', 'pcr'],
  sprues: ['sprues and rejects', '水口料', 'pir'],
  airbags: ['airbag fabric', '气囊布料', 'pir'],
  headlamps: ['headlamp lenses', '车灯料', 'pcr'],
  waterBarrels: ['five-gallon bottles', '水桶料', 'pcr'],
  discs: ['optical discs', '光盘料', 'pir'],
  lightGuides: ['light guides', '导光板料', 'pir'],
  profiles: ['window profiles', '型材料', 'pir'],
  tableware: ['tableware', '餐具料', 'pcr'],
} as const satisfies Record<string, readonly [en: string, zh: string, kind: 'pcr' | 'pir']>

export type ReclaimedRow = readonly [
  brand: BrandCode,
  model: string,
  colour: ColourCode,
  source: keyof typeof sources,
  values: readonly (Value | null)[],
  use: UseCode,
  extras?: RowExtras,
]

/** Our own model names say the polymer; a producer's do not. */
const polymerByPrefix = new Map([
  ['RHD', 'HDPE'],
  ['RLD', 'LDPE'],
  ['RLL', 'LLDPE'],
  ['RABS', 'ABS'],
  ['RHIPS', 'HIPS'],
  ['RGPPS', 'GPPS'],
  ['RPA6', 'PA6'],
  ['RPA66', 'PA66'],
  ['RPC', 'PC'],
  ['RPMMA', 'PMMA'],
])

type Colour = (typeof colours)[ColourCode]
type Source = (typeof sources)[keyof typeof sources]

const named =
  (name: (colour: Colour, source: Source, model: string) => [string, string]) =>
  ([brand, model, colour, source, values, use, extras]: ReclaimedRow): Row => [
    brand,
    model,
    values,
    use,
    {
      colour,
      name: name(colours[colour], sources[source], model),
      ...extras,
      labels: [sources[source][2], ...(extras?.labels ?? [])],
    },
  ]

export const recycled = (usualPolymer: string) =>
  named(([, colourEn, colourZh], [sourceEn, sourceZh], model) => {
    const polymer = polymerByPrefix.get(model.split('-')[0] ?? '') ?? usualPolymer
    return [
      `Recycled ${polymer} pellets ${model}, ${colourEn.toLowerCase()}, from ${sourceEn}`,
      `再生${polymer}颗粒 ${model} ${colourZh} ${sourceZh}`,
    ]
  })

export const crushed = (polymer: string, kind: readonly [en: string, zh: string] = ['Crushed', '破碎料']) =>
  named(([, colourEn, colourZh], [sourceEn, sourceZh], model) => [
    `${kind[0]} ${polymer} ${model}, ${colourEn.toLowerCase()}, from ${sourceEn}`,
    `${polymer}${kind[1]} ${model} ${colourZh} ${sourceZh}`,
  ])
