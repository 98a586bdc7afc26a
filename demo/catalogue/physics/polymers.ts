import type { LeafCategoryCode } from '#site/first-start/server/vocabulary/categories.ts'
import type { Product } from '../product.ts'

/** What physics says of a polymer without fillers. */
export type Polymer = {
  density: readonly [least: number, most: number]
  /** Above it nothing carries a load: the melting point, or where a glassy polymer softens. */
  softens?: number
  /** Most water in 24 h at 23 °C, in %. */
  water?: number
  /** Conditions under which its melt flow is measured. */
  flow: readonly string[]
  clear?: true
  /** Reaches V-0 without a flame retardant. */
  selfExtinguishing?: true
  takesUpWater?: true
  /** Dried before it is melted. */
  dried?: true
  /** Without crystals: stiff up to where it softens. */
  glassy?: true
  /** Grades of one name melt at places far apart. */
  meltsVariously?: true
  decomposes?: number
}

const pe = ['190 °C / 2.16 kg', '190 °C / 5 kg', '190 °C / 21.6 kg']
const pp = ['230 °C / 2.16 kg']
const ps = ['200 °C / 5 kg']
const abs = ['220 °C / 10 kg']
const polyamide = { takesUpWater: true, dried: true, flow: [] } as const
const glass = { glassy: true, dried: true } as const

export const polymers = {
  pp: { density: [0.89, 0.915], softens: 170, water: 0.03, flow: pp, clear: true },
  pe: { density: [0.9, 0.968], softens: 136, water: 0.03, flow: pe },
  eva: { density: [0.92, 0.97], softens: 110, flow: pe },
  elastomer: { density: [0.85, 1.3], flow: [...pe, '220 °C / 2.16 kg', '230 °C / 2.16 kg', '240 °C / 2.16 kg'] },
  ps: { density: [1.03, 1.06], softens: 110, flow: ps, clear: true, glassy: true },
  sbc: { density: [0.99, 1.03], softens: 100, flow: ps, clear: true, glassy: true },
  abs: { density: [1.02, 1.09], softens: 125, flow: abs, clear: true, ...glass },
  pa6: { density: [1.12, 1.15], softens: 225, water: 2, ...polyamide },
  pa66: { density: [1.05, 1.2], softens: 265, water: 1.6, ...polyamide },
  pa12: { density: [1, 1.05], softens: 192, water: 0.5, ...polyamide, clear: true },
  ppa: { density: [1.12, 1.22], softens: 325, water: 1, ...polyamide },
  pc: { density: [1.18, 1.22], softens: 155, water: 0.4, flow: ['300 °C / 1.2 kg'], clear: true, ...glass },
  pcAbs: { density: [1.1, 1.2], softens: 140, flow: ['260 °C / 5 kg'], ...glass },
  pom: { density: [1.33, 1.43], softens: 180, water: 0.3, flow: ['190 °C / 2.16 kg'], decomposes: 230 },
  pbt: { density: [1.29, 1.32], softens: 228, water: 0.12, flow: ['250 °C / 2.16 kg'], dried: true },
  pet: { density: [1.33, 1.41], softens: 258, water: 0.2, flow: [], clear: true, dried: true },
  copolyester: { density: [1.16, 1.29], softens: 115, water: 0.3, flow: [], clear: true, ...glass },
  pmma: { density: [1.17, 1.2], softens: 118, water: 0.4, flow: ['230 °C / 3.8 kg'], clear: true, ...glass },
  ppo: { density: [1.05, 1.13], softens: 215, water: 0.1, flow: ['280 °C / 5 kg'], ...glass },
  pps: { density: [1.33, 1.36], softens: 285, water: 0.05, flow: [], selfExtinguishing: true },
  peek: { density: [1.29, 1.33], softens: 345, water: 0.2, flow: [], selfExtinguishing: true, dried: true },
  lcp: { density: [1.37, 1.42], softens: 360, water: 0.05, flow: [], selfExtinguishing: true, meltsVariously: true },
  pei: {
    density: [1.26, 1.29],
    softens: 217,
    water: 0.3,
    flow: ['337 °C / 6.6 kg'],
    selfExtinguishing: true,
    ...glass,
  },
  sulfone: {
    density: [1.22, 1.38],
    softens: 225,
    water: 1,
    flow: ['343 °C / 2.16 kg', '365 °C / 5 kg'],
    clear: true,
    selfExtinguishing: true,
    ...glass,
  },
  fluoropolymer: { density: [1.7, 1.8], softens: 270, water: 0.05, flow: [], selfExtinguishing: true },
  pvc: { density: [1.3, 1.5], flow: [], selfExtinguishing: true },
  pla: { density: [1.23, 1.26], softens: 180, flow: ['210 °C / 2.16 kg'], clear: true, dried: true, decomposes: 240 },
  pbat: { density: [1.19, 1.28], softens: 145, flow: ['190 °C / 2.16 kg'], dried: true },
} as const satisfies Record<string, Polymer>

export type PolymerName = keyof typeof polymers

const ofCategory: Partial<Record<LeafCategoryCode, PolymerName>> = {
  'pp-homo': 'pp',
  'pp-impact': 'pp',
  'pp-random': 'pp',
  'pp-filled': 'pp',
  'pp-fr': 'pp',
  rpp: 'pp',
  hdpe: 'pe',
  ldpe: 'pe',
  lldpe: 'pe',
  mlldpe: 'pe',
  rpe: 'pe',
  eva: 'eva',
  poe: 'elastomer',
  tpu: 'elastomer',
  tpee: 'elastomer',
  tpv: 'elastomer',
  sebs: 'elastomer',
  'tpe-compound': 'elastomer',
  gpps: 'ps',
  hips: 'ps',
  sbc: 'sbc',
  abs: 'abs',
  san: 'abs',
  asa: 'abs',
  mabs: 'abs',
  'abs-fr': 'abs',
  rabs: 'abs',
  pa6: 'pa6',
  'pa6-gf': 'pa6',
  rpa: 'pa6',
  pa66: 'pa66',
  'pa66-gf': 'pa66',
  'pa-fr': 'pa66',
  'pa-long-chain': 'pa12',
  ppa: 'ppa',
  pc: 'pc',
  'pc-modified': 'pc',
  rpc: 'pc',
  'pc-abs': 'pcAbs',
  pom: 'pom',
  pbt: 'pbt',
  'pbt-gf': 'pbt',
  pet: 'pet',
  rpet: 'pet',
  'crushed-pet': 'pet',
  petg: 'copolyester',
  pmma: 'pmma',
  ppo: 'ppo',
  pps: 'pps',
  peek: 'peek',
  lcp: 'lcp',
  pei: 'pei',
  psu: 'sulfone',
  fluoropolymer: 'fluoropolymer',
  'pvc-s': 'pvc',
  'pvc-paste': 'pvc',
  pla: 'pla',
  pbat: 'pbat',
  pbs: 'pbat',
}

/** Grades of another polymer than the rest of their category. */
const ofModel: readonly (readonly [RegExp, PolymerName])[] = [
  [/^(?:RHIPS|RGPPS|HIPS|CPS-)/, 'ps'],
  [/^(?:RPA66|CPA66)/, 'pa66'],
  [/^PA6-/, 'pa6'],
  [/^CPP-/, 'pp'],
  [/^CPE-/, 'pe'],
  [/^CABS-/, 'abs'],
  [/^(?:RPMMA|CPMMA)/, 'pmma'],
  [/^CPC-/, 'pc'],
  [/^CPOM-/, 'pom'],
  [/^CPVC-/, 'pvc'],
  [/^(?:PC\/ABS|JH960)/, 'pcAbs'],
  [/^(?:FR)?530 NC010$|^PET-G/, 'pet'],
  [/^GTX/, 'pa66'],
]

/** Undefined for masterbatch and additives, which are no polymers. */
export function polymerOf({ category, model }: Pick<Product, 'category' | 'model'>): Polymer | undefined {
  const name = ofModel.find(([form]) => form.test(model))?.[1] ?? ofCategory[category]
  return name && polymers[name]
}
