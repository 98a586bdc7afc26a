import { toBase } from '#catalogue/parameters/units.ts'
import { Grade } from '#platform/contract/enums.ts'
import { rootOf } from '#site/first-start/server/vocabulary/categories.ts'
import type { Pair } from './family.ts'
import type { LabelCode } from '#site/first-start/server/vocabulary/labels.ts'
import type { ParameterCode } from '#site/first-start/server/vocabulary/parameters.ts'
import type { Product } from './product.ts'

type Rule = (product: Product) => boolean
type SubjectRow = { code: string; name: Pair; about: Pair; includes: Rule }

export type Subject = {
  code: string
  nameEn: string
  nameZh: string
  descriptionEn: string
  descriptionZh: string
  productCodes: string[]
}

const labelled =
  (...labels: LabelCode[]): Rule =>
  (product) =>
    labels.every((label) => product.labels.includes(label))

const measures =
  (parameter: ParameterCode, least: number): Rule =>
  (product) =>
    product.properties.some(
      (property) =>
        property.parameter === parameter &&
        property.typical !== null &&
        toBase(property.typical, property.unit) >= least,
    )

const all =
  (...rules: Rule[]): Rule =>
  (product) =>
    rules.every((rule) => rule(product))

const isPolypropylene: Rule = ({ category }) => category.startsWith('pp-') && category !== 'pp-fr'

const rows: SubjectRow[] = [
  {
    code: 'high-flow-pp',
    name: ['High-flow PP for thin-wall packaging', '薄壁包装用高流动PP'],
    about: [
      'Polypropylene from 20 g/10 min upwards that fills walls of half a millimetre.',
      '熔指20\u00a0g/10\u00a0min以上、可填充0.5\u00a0mm薄壁的聚丙烯。',
    ],
    includes: all(isPolypropylene, measures('mfr', 20), ({ grade }) => grade === Grade.prime, labelled('injection')),
  },
  {
    code: 'abs-appliance',
    name: ['ABS for appliance housings', '家电外壳用ABS'],
    about: ['General-purpose and high-flow ABS with good gloss.', '光泽好的通用级与高流动ABS。'],
    includes: all(({ category }) => category === 'abs', labelled('appliance')),
  },
  {
    code: 'flame-retardant',
    name: ['Flame-retardant compounds', '阻燃改性料'],
    about: [
      'Compounds and resins that reach UL 94 V-0 at 1.6 mm or thinner.',
      '1.6 mm及以下达到UL 94 V-0的改性料与树脂。',
    ],
    includes: all(labelled('flame-retardant'), measures('ul94', 3), ({ grade }) => grade !== Grade.offGrade),
  },
  {
    code: 'pcr-packaging',
    name: ['PCR for packaging', '包装用PCR再生料'],
    about: ['Post-consumer recycled pellets for bottles, film and trays.', '瓶、膜、托盘用消费后再生颗粒。'],
    includes: all(labelled('pcr', 'packaging'), ({ grade }) => grade === Grade.recycled),
  },
  {
    code: 'nylon-engine-bay',
    name: ['Reinforced nylon under the bonnet', '发动机舱用增强尼龙'],
    about: ['Heat-stabilised glass-fibre nylon for covers, tanks and brackets.', '罩盖、水室、支架用耐热玻纤尼龙。'],
    includes: all(labelled('glass-fibre', 'automotive'), ({ category }) => /^(pa|ppa)/.test(category)),
  },
  {
    code: 'clear-resins',
    name: ['Clear resins for optics and lighting', '光学与照明用透明料'],
    about: ['PC, PMMA and copolyester with 88% light transmittance or more.', '透光率88%以上的PC、PMMA与共聚酯。'],
    includes: all(measures('transmittance', 88), ({ category }) => ['pc', 'pmma', 'petg'].includes(category)),
  },
  {
    code: 'compostable',
    name: ['Compostable film and food service', '可堆肥薄膜与餐具料'],
    about: ['PLA, PBAT and PBS for bags, cups and cutlery.', '购物袋、杯与餐具用PLA、PBAT与PBS。'],
    includes: ({ category }) => rootOf(category) === 'biodegradable',
  },
  {
    code: 'off-grade-lots',
    name: ['Off-grade lots of the week', '本周副牌批次'],
    about: [
      'General resins below prime price, each lot with its own test values.',
      '价格低于新料的通用料，每批附实测值。',
    ],
    includes: ({ grade, price }) => grade === Grade.offGrade && price !== null,
  },
]

export const subjectsOf = (products: readonly Product[]): Subject[] =>
  rows.map(({ code, name, about, includes }) => ({
    code,
    nameEn: name[0],
    nameZh: name[1],
    descriptionEn: about[0],
    descriptionZh: about[1],
    productCodes: products.filter(includes).map((product) => product.code),
  }))
