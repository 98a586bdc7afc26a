import { Grade } from '#platform/contract/enums.ts'
import type { Family } from '../family.ts'
import { crushed, type ReclaimedRow } from '../reclaimed.ts'

const polypropylene: ReclaimedRow[] = [
  ['unbranded', 'CPP-BMP', 'black', 'bumpers', [10, 0.98, 8], 'automotive'],
  ['unbranded', 'CPP-BAT', 'black', 'batteries', [8, 0.91, 1.5], 'automotive'],
  ['unbranded', 'CPP-CRT', 'blue', 'crates', [6, 0.91, 1.2], 'crates'],
  ['unbranded', 'CPP-BAG', 'white', 'wovenBags', [5, 0.92, 3], 'raffia'],
  ['unbranded', 'CPP-TRY', 'natural', 'foodTrays', [5, 0.91, 0.8], 'household'],
  ['unbranded', 'CPP-APP', 'lightGrey', 'appliances', [15, 0.95, 5], 'appliance'],
  ['unbranded', 'CPP-SPR', 'milky', 'sprues', [20, 0.91, 0.3], 'household'],
]

const polyethylene: ReclaimedRow[] = [
  ['unbranded', 'CPE-DRM', 'blue', 'drums', [0.3, 0.953, 0.8], 'drum', { form: 'flake' }],
  ['unbranded', 'CPE-MLK', 'natural', 'milkBottles', [0.6, 0.957, 0.4], 'bottle', { form: 'flake' }],
  ['unbranded', 'CPE-DET', 'mixed', 'bottles', [0.4, 0.957, 1.2], 'drainPipe', { form: 'flake' }],
  ['unbranded', 'CPE-CAP', 'mixed', 'caps', [3, 0.955, 0.8], 'crates', { form: 'flake' }],
  ['unbranded', 'CPE-PIP', 'black', 'pipe', [0.3, 0.958, 2.6], 'drainPipe'],
  ['unbranded', 'CPE-FLM', 'milky', 'stretchFilm', [2, 0.921, 1], 'blownFilm', { form: 'flake' }],
]

const styrenic: [polymer: string, rows: ReclaimedRow[]][] = [
  [
    'ABS',
    [
      ['unbranded', 'CABS-TV', 'black', 'tvBacks', [15, 1.08, 2.5], 'toys'],
      ['unbranded', 'CABS-FRG', 'white', 'fridges', [8, 1.05, 1.2], 'appliance'],
      ['unbranded', 'CABS-TOY', 'mixed', 'toys', [20, 1.06, 2], 'toys'],
      ['unbranded', 'CABS-SPR', 'ivory', 'sprues', [20, 1.05, 0.5], 'appliance'],
      ['unbranded', 'CABS-APP', 'grey', 'appliances', [18, 1.06, 2], 'appliance'],
    ],
  ],
  [
    'HIPS',
    [
      ['unbranded', 'CPS-FRG', 'white', 'fridges', [null, 1.05, 1.5], 'toys', { plus: { mfr200: 9 } }],
      ['unbranded', 'CPS-TRM', 'black', 'sheetTrim', [null, 1.05, 0.8], 'thermoform', { plus: { mfr200: 8 } }],
    ],
  ],
]

const engineering: [polymer: string, rows: ReclaimedRow[]][] = [
  [
    'PC',
    [
      ['unbranded', 'CPC-BRL', 'lightBlue', 'waterBarrels', [1.2, 0.1], 'general', { translucent: true }],
      ['unbranded', 'CPC-LMP', 'water', 'headlamps', [1.2, 0.2], 'general', { translucent: true }],
      ['unbranded', 'CPC-DSC', 'silver', 'discs', [1.2, 0.3], 'general'],
    ],
  ],
  [
    'PA66',
    [
      ['unbranded', 'CPA66-ABG', 'milky', 'airbags', [1.14, 0.3], 'cableTies', { form: 'flake' }],
      ['unbranded', 'CPA66-G30', 'black', 'sprues', [1.37, 29], 'structural', { labels: ['glass-fibre'] }],
    ],
  ],
  ['POM', [['unbranded', 'CPOM-SPR', 'white', 'sprues', [1.41, 0.2], 'gears']]],
  ['PMMA', [['unbranded', 'CPMMA-LG', 'water', 'lightGuides', [1.19, 0.05], 'lighting', { translucent: true }]]],
  ['PVC', [['unbranded', 'CPVC-PRF', 'white', 'profiles', [1.45, 9], 'rigidPipe', { price: 2900 }]]],
]

const bottleFlakes: ReclaimedRow[] = [
  ['unbranded', 'PETF-CLR', 'water', 'drinkBottles', [0.74, 30], 'fibre', { translucent: true }],
  ['unbranded', 'PETF-BLU', 'lightBlue', 'drinkBottles', [0.73, 60], 'fibre', { translucent: true, price: 5100 }],
  ['unbranded', 'PETF-GRN', 'lightGreen', 'drinkBottles', [0.72, 80], 'fibre', { price: 4600 }],
  ['unbranded', 'PETF-TRM', 'water', 'sheetTrim', [0.68, 20], 'thermoform', { translucent: true }],
]

const shared = {
  grade: Grade.crushed,
  form: 'regrind',
  packing: 'flake',
  colour: 'mixed',
  processing: ['Sold by lot, as seen; sieve and remove metal before feeding.', '按批次看货销售；投料前请筛分并除铁。'],
} as const

const rowsOf = (groups: [string, ReclaimedRow[]][]) => groups.flatMap(([polymer, rows]) => rows.map(crushed(polymer)))

export const crushedFamilies: Family[] = [
  {
    ...shared,
    category: 'crushed-polyolefin',
    columns: ['mfr230', 'density', 'ash'],
    price: 4600,
    opening: ['Washed and crushed polypropylene scrap of one kind', '单一品类清洗破碎的聚丙烯料'],
    rows: polypropylene.map(crushed('PP')),
  },
  {
    ...shared,
    category: 'crushed-polyolefin',
    columns: ['mfr190', 'density', 'ash'],
    price: 4600,
    opening: ['Washed and crushed polyethylene scrap of one kind', '单一品类清洗破碎的聚乙烯料'],
    rows: polyethylene.map(crushed('PE')),
  },
  {
    ...shared,
    category: 'crushed-styrenic',
    columns: ['mfr220', 'density', 'ash'],
    price: 6400,
    opening: ['Sorted and crushed styrenic scrap', '分选破碎的苯乙烯类料'],
    rows: rowsOf(styrenic),
  },
  {
    ...shared,
    category: 'crushed-engineering',
    columns: ['density', 'ash'],
    price: 8200,
    opening: ['Crushed engineering plastic from a known source', '来源明确的工程塑料破碎料'],
    rows: rowsOf(engineering),
  },
  {
    ...shared,
    category: 'crushed-pet',
    form: 'flake',
    columns: ['iv', 'contamination'],
    price: 5600,
    opening: ['Hot-washed PET flakes, labels and caps removed', '热洗PET瓶片，已去标去盖'],
    rows: bottleFlakes.map(crushed('PET', ['Washed', '瓶片'])),
  },
]
