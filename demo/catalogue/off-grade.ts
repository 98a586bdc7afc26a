import { Grade } from '#platform/contract/enums.ts'
import { type BuiltProduct, lotPrefixes } from './build-product.ts'
import { between, oneOf, significant } from './chance.ts'
import type { Pair } from './family.ts'
import { withoutReleases } from './labels-of.ts'
import { lotsOf } from './lots.ts'
import { isOnEnquiry, priceAt } from './pricing.ts'
import type { Product, Property } from './product.ts'
import { shopFor } from './shops.ts'

/** Prime grades of which off-grade lots come to market. */
const sources = `
sinopec-t30s petrochina-t30s chn-energy-l5e89 sinopec-f401 sinopec-y2600 sinopec-z30s secco-s2040
lyondellbasell-moplen-hp500n sabic-pp-575p sabic-pp-500p formosa-yungsox-1120 lotte-j-150 sinopec-k8003 petrochina-k8003
sinopec-eps30r sinopec-k7726 sinopec-k7926 petrochina-sp179 cspc-ep548r sk-bx3800 borealis-be961mo sinopec-m800e
sk-yuplene-r370y sinopec-5000s petrochina-dmda-8008 petrochina-2911 sinopec-7000f sinopec-hhm5502 sabic-m80064
exxonmobil-hma-016 petrochina-2426h sinopec-q281 sinopec-868-000 sinopec-dfda-7042 petrochina-dfda-7042 sabic-218wj
exxonmobil-exceed-1018ha chimei-polyrex-pg-33 secco-gpps-123p secco-hips-622p chimei-polyrex-ph-88 chimei-polylac-pa-757
zhenjiang-chimei-polylac-pa-757k chimei-polylac-pa-747 lgchem-hi-121h lg-yongxing-hi-121 kumho-750sw petrochina-0215a
dagu-dg-417 sinopec-s-1000 zhongtai-sg-5 covestro-makrolon-2405 covestro-makrolon-2805 sabic-lexan-141r
chimei-wonderlite-pc-110 wanhua-clarnate-a1107 yuntianhua-m90 polyplastics-duracon-m90-44 kep-kepital-f20-03
changchun-1100-211m changchun-4830 celanese-zytel-101l-nc010 shenma-epr27 basf-ultramid-b3s meida-m2800
celanese-zytel-70g30hslr-bk099`
  .trim()
  .split(/\s+/)

type Reason = { en: string; zh: string; flow: number }

const reasons: Reason[] = [
  { en: 'material made between two grades', zh: '牌号切换时产出的过渡料', flow: 0.35 },
  { en: 'melt flow outside the specification', zh: '熔指超出指标', flow: 0.4 },
  { en: 'colour slightly off', zh: '色泽略有偏差', flow: 0.25 },
  { en: 'a few black specks', zh: '含少量黑点', flow: 0.25 },
  { en: 'uneven pellet size', zh: '粒子大小不均', flow: 0.25 },
  { en: 'stored for more than a year, bags intact', zh: '存放超过一年，包装完好', flow: 0.25 },
]

/** Off-grade melt flow is a range around the prime value, not a figure. */
const loosened = (property: Property, flow: number): Property =>
  property.parameter === 'mfr' && property.typical !== null
    ? {
        ...property,
        min: significant(property.typical * (1 - flow), 2),
        max: significant(property.typical * (1 + flow), 2),
        typical: null,
      }
    : property

const named = ({ nameEn, nameZh }: Product): Pair => [`${nameEn ?? ''}, off-grade`, `${nameZh ?? ''} 副牌`]

const offGradeOf = ({ product: prime, yuanPerTonne: primeYuan }: BuiltProduct): Product => {
  const code = `${prime.code}-og`
  const reason = oneOf(reasons, code, 'reason')
  const [nameEn, nameZh] = named(prime)
  const shop = shopFor({ code, brand: prime.brand, grade: Grade.offGrade, category: prime.category })
  const yuanPerTonne = primeYuan * between(0.84, 0.94, code, 'discount')
  const price = isOnEnquiry(code)
    ? null
    : { ...priceAt(code, yuanPerTonne, shop.country === 'CN' ? 'CNY' : 'USD'), tiers: [] }
  const properties = prime.properties.flatMap((property) =>
    property.parameter === 'ul94' ? [] : [loosened(property, reason.flow)],
  )
  const bagKg = prime.packings[0]?.kilograms ?? 25
  const lots = lotsOf({ code, prefix: lotPrefixes[Grade.offGrade] ?? 'OG', properties, bagKg, price, yuanPerTonne })
  return {
    ...prime,
    code,
    grade: Grade.offGrade,
    nameEn,
    nameZh,
    labels: withoutReleases(prime.labels),
    descriptionEn: `Off-grade lots of ${prime.model}: ${reason.en}. Sold by lot with its own test values; ask for a sample before larger runs.`,
    descriptionZh: `${prime.model}副牌料：${reason.zh}。按批次销售并附实测值，大批量使用前建议先取样。`,
    properties,
    price,
    minimumOrderKg: bagKg * 40,
    stockKg: lots.reduce((sum, lot) => sum + lot.kilograms, 0),
    leadTimeDays: 3,
    recommended: false,
    isNew: false,
    lots,
    aliases: [...prime.aliases, `${prime.model}副牌`],
    shop: shop.code,
  }
}

export const offGradeProducts = (built: readonly BuiltProduct[]): Product[] => {
  const byCode = new Map(built.map((each) => [each.product.code, each]))
  return sources.map((code) => {
    const prime = byCode.get(code)
    if (!prime) throw new Error(`No prime product ${code} for an off-grade lot`)
    return offGradeOf(prime)
  })
}
