import type { LabelCode } from '#site/first-start/server/vocabulary/labels.ts'
import { dryCondition, type MeasurementCode, measurementOf } from '#site/first-start/server/vocabulary/measurements.ts'
import { methodFor, parameterUnit } from '#site/first-start/server/vocabulary/parameters.ts'

type Row = readonly [producer: string, model: string, values: readonly (number | null)[], ...labels: LabelCode[]]

interface Group {
  category: string
  columns: readonly MeasurementCode[]
  rows: readonly Row[]
}

const polyolefin = ['density', 'yield', 'flexModulus'] as const
const reinforced = ['filler', 'density', 'break', 'flexModulus'] as const

/** Well-known grades that the demo catalogue does not sell. Nobody compared these figures with a sheet of today. */
const groups: readonly Group[] = [
  {
    category: 'pp-homo',
    columns: ['mfr230', ...polyolefin],
    rows: [
      ['LyondellBasell', 'HP548R', [23, 0.9, 36, 1600], 'injection'],
      ['SABIC', '571P', [5.7, 0.905, 36, 1700], 'injection'],
      ['Tasnee', 'H4120', [12, 0.9, 34, 1500], 'injection'],
      ['PetroChina Dushanzi', 'S1003', [3.2, 0.905, 33, 1400], 'extrusion'],
      ['Borealis', 'HC205TF', [4, 0.905, 35, 1600], 'thermoforming'],
      ['Borealis', 'HD601CF', [8, 0.9, 33, 1400], 'film'],
    ],
  },
  {
    category: 'pp-impact',
    columns: ['mfr230', ...polyolefin],
    rows: [
      ['LyondellBasell', 'EP540N', [15, 0.9, 27, 1300], 'injection'],
      ['Borealis', 'BD310MO', [8, 0.905, 26, 1200], 'injection'],
      ['Sinopec Yanshan', 'K8303', [2, 0.9, 24, 1100], 'injection', 'high-impact'],
      ['SABIC', '83MF10', [1.8, 0.905, 24, 1150], 'injection', 'high-impact'],
    ],
  },
  {
    category: 'pp-random',
    columns: ['mfr230', ...polyolefin],
    rows: [['LyondellBasell', 'RP348N', [11, 0.9, 28, 1050], 'injection', 'transparent']],
  },
  {
    category: 'hdpe',
    columns: ['mfr190', ...polyolefin],
    rows: [
      ['ExxonMobil', 'HMA 035', [8, 0.964, 29, 1200], 'injection'],
      ['SABIC', 'M40060S', [4, 0.96, 29, 1150], 'injection'],
      ['SABIC', 'F00952', [0.05, 0.952, 27, null], 'film'],
    ],
  },
  {
    category: 'ldpe',
    columns: ['mfr190', 'density', 'yield', 'vicatA'],
    rows: [['LyondellBasell', '2420F', [0.75, 0.923, 11, 96], 'film']],
  },
  { category: 'lldpe', columns: ['mfr190', 'density'], rows: [['ExxonMobil', 'LL 1001XV', [1, 0.918], 'film']] },
  { category: 'mlldpe', columns: ['mfr190', 'density'], rows: [['ExxonMobil', 'XP 8318', [1, 0.918], 'film']] },
  {
    category: 'eva',
    columns: ['mfr190', 'density', 'va'],
    rows: [['Dow', 'Elvax 265', [3, 0.951, 28], 'extrusion']],
  },
  {
    category: 'abs',
    columns: ['mfr220', 'density', 'vicatB'],
    rows: [
      ['Formosa', 'AG15E1', [21, 1.04, 97], 'injection'],
      ['PetroChina Jilin', 'GE-150', [22, 1.04, 96], 'injection'],
    ],
  },
  {
    category: 'pc',
    columns: ['mfr300', 'density', 'yield', 'flexModulus'],
    rows: [
      ['SABIC', '123R', [17.5, 1.2, 63, 2300], 'injection', 'transparent', 'weatherable'],
      ['SABIC', 'HF1140R', [25, 1.2, 63, 2300], 'injection', 'transparent'],
      ['Teijin', 'L-1225L', [18, 1.2, 62, 2300], 'injection', 'transparent'],
      ['Trinseo', '301-15', [15, 1.2, 60, 2400], 'injection', 'transparent'],
    ],
  },
  {
    category: 'pmma',
    columns: ['mfr230x3', 'density', 'transmittance'],
    rows: [
      ['Trinseo', 'V052', [2.8, 1.19, 92], 'injection', 'transparent'],
      ['Trinseo', 'VM100', [14.5, 1.18, 92], 'injection', 'transparent'],
    ],
  },
  {
    category: 'pa66',
    columns: ['density', 'yield', 'melting'],
    rows: [['Celanese', 'Zytel 101F', [1.14, 82, 262], 'injection']],
  },
  {
    category: 'pa66-gf',
    columns: reinforced,
    rows: [
      ['Asahi Kasei', '1300G', [33, 1.39, 190, 9000], 'injection', 'glass-fibre'],
      ['Ascend', 'R535H', [35, 1.41, 205, 9800], 'injection', 'glass-fibre'],
    ],
  },
  {
    category: 'pa6-gf',
    columns: reinforced,
    rows: [['BASF', 'B3WG7', [35, 1.41, 195, 9500], 'injection', 'glass-fibre']],
  },
  {
    category: 'pbt-gf',
    columns: reinforced,
    rows: [['BASF', 'B4300 G4', [20, 1.45, 120, 6500], 'injection', 'glass-fibre']],
  },
  {
    category: 'pom',
    columns: ['mfr190', 'density', 'yield', 'flexModulus'],
    rows: [
      ['KOLON', 'K500', [14, 1.41, 61, 2550], 'injection', 'low-wear'],
      ['KEP', 'F10-03', [3, 1.41, 61, 2500], 'injection', 'low-wear'],
      ['Delrin', '511P', [15, 1.42, 73, 3100], 'injection', 'low-wear'],
    ],
  },
  { category: 'tpu', columns: ['density', 'shoreA'], rows: [['Covestro', 'Desmopan 385', [1.2, 86], 'injection']] },
  {
    category: 'pla',
    columns: ['mfr210', 'density', 'melting'],
    rows: [['TotalEnergies Corbion', 'L130', [24, 1.24, 175], 'injection', 'compostable']],
  },
  {
    category: 'poe',
    columns: ['mfr190', 'density', 'shoreA'],
    rows: [
      ['Dow', '8137', [13, 0.864, 66], 'blending'],
      ['Mitsui Chemicals', 'DF605', [0.5, 0.861, 58], 'blending'],
    ],
  },
]

const source = '典型值，未核对 / typical values, unverified'

/** Polyamide takes up water, so its values say that they were measured dry. */
const conditionOf = (category: string, code: MeasurementCode) =>
  category.startsWith('pa') ? dryCondition(code) : measurementOf(code).condition

/** Grades of others, each with what its producer's sheet says in a few values. */
export const crossReferences = groups.flatMap(({ category, columns, rows }) =>
  rows.map(([producer, model, values, ...labels]) => ({
    producer,
    model,
    category,
    labels,
    source,
    stated: columns.flatMap((code, at) => {
      const { parameter } = measurementOf(code)
      const value = values[at]
      return value === null || value === undefined
        ? []
        : [
            {
              parameter,
              figure: String(value),
              unit: parameterUnit(parameter),
              method: methodFor(parameter, 'iso'),
              condition: conditionOf(category, code),
            },
          ]
    }),
  })),
)
