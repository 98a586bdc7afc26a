import type { LeafCategoryCode } from '#site/first-start/server/vocabulary/categories.ts'
import type { Family, Row, Value, Values } from './family.ts'
import type { ProcessCode } from './labels.ts'
import { applicationOf } from './uses.ts'

interface Window {
  of: LeafCategoryCode | readonly LeafCategoryCode[]
  /** Only of these grades, or of what is made in this way. */
  models?: RegExp
  process?: ProcessCode
  dry?: readonly [temperature: Value, hours: Value, toPercent?: number]
  melt?: Value
  /** Of what is injection moulded. */
  mould?: Value
}

/** The first line that a grade meets is its window, so exceptions stand first; of what meets none nothing is stated. */
const windows: readonly Window[] = [
  { of: ['pp-homo', 'pp-impact'], melt: [200, 250], mould: [20, 60] },
  { of: 'pp-random', melt: [190, 240], mould: [20, 50] },
  { of: 'pp-filled', models: /YM240$|^PP-GF\d+-02$/, melt: [230, 270], mould: [40, 70] },
  { of: 'pp-filled', melt: [200, 240], mould: [40, 70] },
  { of: 'pp-fr', melt: [190, 220], mould: [40, 60] },
  { of: 'hdpe', melt: [180, 240], mould: [20, 60] },
  { of: 'ldpe', process: 'film', melt: [150, 190] },
  { of: 'ldpe', process: 'coating', melt: [280, 320] },
  { of: 'ldpe', process: 'injection', melt: [160, 220], mould: [20, 50] },
  { of: ['lldpe', 'mlldpe'], process: 'film', melt: [180, 220] },
  { of: 'lldpe', process: 'injection', melt: [180, 230], mould: [20, 50] },
  { of: 'gpps', melt: [180, 250], mould: [20, 60] },
  { of: 'hips', melt: [190, 240], mould: [20, 60] },
  { of: 'sbc', melt: [180, 230], mould: [10, 50] },
  { of: ['abs', 'san'], dry: [80, [2, 4]], melt: [200, 250], mould: [40, 70] },
  { of: 'asa', dry: [80, [2, 4]], melt: [220, 260], mould: [40, 80] },
  { of: 'mabs', dry: [70, [2, 4]], melt: [230, 260], mould: [50, 80] },
  { of: 'abs-fr', models: /^HIPS/, melt: [180, 220], mould: [30, 50] },
  { of: 'abs-fr', dry: [80, [2, 4]], melt: [190, 220], mould: [40, 60] },
  { of: 'pa6', dry: [80, [4, 6], 0.2], melt: [240, 280], mould: [60, 80] },
  { of: 'pa6-gf', dry: [80, [4, 6], 0.2], melt: [260, 290], mould: [70, 90] },
  { of: 'pa66', dry: [80, [4, 6], 0.2], melt: [275, 300], mould: [60, 80] },
  { of: 'pa66-gf', dry: [80, [4, 6], 0.2], melt: [280, 300], mould: [80, 100] },
  { of: 'pa-fr', models: /^PA6-/, dry: [80, [4, 6], 0.2], melt: [240, 265], mould: [70, 90] },
  { of: 'pa-fr', dry: [80, [4, 6], 0.2], melt: [270, 290], mould: [70, 90] },
  { of: 'pa-long-chain', models: /^TR 90/, dry: [80, 4], melt: [260, 280], mould: [60, 80] },
  { of: 'pa-long-chain', dry: [80, 4], melt: [220, 260], mould: [40, 80] },
  { of: 'ppa', models: /^TW/, dry: [100, [6, 8]], melt: [305, 320], mould: [80, 120] },
  { of: 'ppa', models: /^AS-/, dry: [100, [6, 8]], melt: [320, 345], mould: [135, 160] },
  { of: 'ppa', dry: [100, [6, 8]], melt: [315, 330], mould: [135, 160] },
  { of: 'pc', dry: [120, 4, 0.02], melt: [280, 320], mould: [80, 110] },
  {
    of: ['pc-abs', 'pc-modified'],
    models: /^(?:FR30|C2950|C6600|PC-540|TN-7500|GN-5001|PC\/ABS|JH960)/,
    dry: [85, [3, 4]],
    melt: [230, 260],
    mould: [50, 70],
  },
  { of: 'pc-abs', dry: [100, [3, 4]], melt: [250, 280], mould: [60, 90] },
  { of: 'pc-modified', dry: [120, 4, 0.02], melt: [280, 310], mould: [80, 110] },
  {
    of: 'pmma',
    dry: [
      [75, 85],
      [3, 4],
    ],
    melt: [220, 260],
    mould: [50, 80],
  },
  { of: 'pbt', dry: [120, 4, 0.03], melt: [240, 270], mould: [40, 80] },
  { of: 'pbt-gf', models: /^(?:FR)?530|^PET-/, dry: [120, [4, 6], 0.02], melt: [280, 300], mould: [95, 120] },
  { of: 'pbt-gf', dry: [120, 4, 0.03], melt: [250, 270], mould: [60, 100] },
  { of: 'pet', dry: [160, [4, 6], 0.005], melt: [270, 290] },
  { of: 'petg', models: /^TX/, dry: [88, [4, 6]], melt: [260, 280], mould: [40, 65] },
  { of: 'petg', dry: [65, [4, 6]], melt: [240, 270], mould: [15, 40] },
  { of: 'pom', models: /^(?:[159]00P|5010)/, dry: [80, [2, 4]], melt: [205, 220], mould: [80, 100] },
  { of: 'pom', models: /^100ST/, dry: [80, [2, 4]], melt: [195, 210], mould: [40, 60] },
  { of: 'pom', dry: [80, [2, 4]], melt: [190, 210], mould: [60, 90] },
  {
    of: 'ppo',
    models: /^GTX/,
    dry: [
      [95, 105],
      [3, 4],
    ],
    melt: [290, 310],
    mould: [75, 110],
  },
  {
    of: 'ppo',
    dry: [
      [100, 110],
      [2, 4],
    ],
    melt: [270, 300],
    mould: [70, 100],
  },
  { of: 'pps', dry: [130, 3], melt: [310, 330], mould: [130, 150] },
  { of: 'peek', dry: [150, 3], melt: [360, 400], mould: [170, 200] },
  { of: 'lcp', models: /^A130/, dry: [150, 4], melt: [285, 305], mould: [80, 120] },
  { of: 'lcp', dry: [150, 4], melt: [335, 355], mould: [80, 120] },
  { of: 'pei', dry: [150, [4, 6], 0.02], melt: [350, 400], mould: [135, 165] },
  { of: 'psu', dry: [140, 4], melt: [340, 390], mould: [140, 160] },
  // Solved in a battery slurry, never melted.
  { of: 'fluoropolymer', models: /^5130/ },
  { of: 'fluoropolymer', models: /^C-88/, melt: [290, 320] },
  { of: 'fluoropolymer', melt: [200, 250] },
  { of: 'tpu', models: /^1164D/, dry: [[100, 110], [2, 4], 0.02], melt: [210, 230], mould: [30, 60] },
  { of: 'tpu', dry: [[80, 100], [2, 4], 0.02], melt: [190, 220], mould: [20, 50] },
  {
    of: 'tpee',
    models: /^(?:4056|KP3340)/,
    dry: [
      [80, 100],
      [2, 3],
    ],
    melt: [175, 205],
    mould: [30, 50],
  },
  {
    of: 'tpee',
    models: /^EM400/,
    dry: [
      [100, 110],
      [2, 3],
    ],
    melt: [210, 240],
    mould: [30, 50],
  },
  {
    of: 'tpee',
    dry: [
      [100, 110],
      [2, 3],
    ],
    melt: [225, 250],
    mould: [40, 60],
  },
  { of: 'tpv', dry: [80, 3], melt: [180, 220], mould: [10, 50] },
  { of: 'tpe-compound', melt: [170, 220], mould: [20, 50] },
  { of: 'pla', dry: [80, 4, 0.025], melt: [180, 210], mould: [20, 30] },
  { of: 'pbat', dry: [70, 2], melt: [150, 170] },
  { of: 'pbs', models: /^FD92/, dry: [60, [4, 6]], melt: [140, 170] },
  { of: 'pbs', models: /^X131/, dry: [80, 4], melt: [150, 165], mould: [40, 60] },
  { of: 'pbs', dry: [80, 4], melt: [150, 190], mould: [20, 40] },
  { of: 'rpp', melt: [190, 230], mould: [20, 60] },
  { of: 'rpe', melt: [180, 220], mould: [20, 60] },
  { of: 'rpet', dry: [150, [5, 6], 0.005], melt: [270, 285] },
  { of: 'rabs', models: /^R(?:HIPS|GPPS)/, melt: [190, 240], mould: [20, 60] },
  { of: 'rabs', dry: [80, [2, 4]], melt: [200, 240], mould: [40, 70] },
  { of: 'rpa', models: /^RPA66/, dry: [80, [4, 6], 0.2], melt: [270, 290], mould: [70, 90] },
  { of: 'rpa', dry: [80, [4, 6], 0.2], melt: [240, 270], mould: [70, 90] },
  { of: 'rpc', models: /^RPMMA/, dry: [80, [3, 4]], melt: [220, 250], mould: [50, 70] },
  { of: 'rpc', dry: [120, 4, 0.02], melt: [270, 300], mould: [80, 100] },
]

/** How a grade is dried, melted and moulded. */
export function windowOf({ category }: Family, [, model, , use]: Row): Values {
  const [process] = applicationOf(use)
  const window = windows.find(
    (each) =>
      [each.of].flat().includes(category) &&
      (each.models?.test(model) ?? true) &&
      (each.process === undefined || each.process === process),
  )
  if (!window) return {}
  const { dry, melt, mould } = window
  return {
    ...(dry && { drying: dry[0], dryingHours: dry[1] }),
    ...(dry?.[2] !== undefined && { dryTo: dry[2] }),
    ...(melt && { melt }),
    ...(mould && process === 'injection' && { mould }),
  }
}
