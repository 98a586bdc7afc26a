import { AttributeFilter, AttributeInput, AttributeSearch, AttributeSelection } from '#platform/contract/enums.ts'
import { baseUnit, type Unit, unitsLike } from '#catalogue/parameters/units.ts'

type ParameterGroup = 'rheology' | 'mechanical' | 'thermal' | 'physical' | 'flammability' | 'optical' | 'processing'
type Methods = { iso?: string; astm?: string; gb?: string; other?: string }

type ParameterOption = { value: number; textEn: string; textZh: string }
export type Parameter = {
  code: ParameterCode
  group: ParameterGroup
  nameEn: string
  nameZh: string
  /** The unit it is usually given in; `baseUnit` is the one it is indexed in. */
  unit: Unit
  baseUnit: Unit
  units: readonly Unit[]
  methods: string[]
  conditions: readonly string[]
  selectionType: AttributeSelection
  inputType: AttributeInput
  filterType: AttributeFilter
  searchType: AttributeSearch
  options: readonly ParameterOption[]
}

type Row = readonly [
  group: ParameterGroup,
  nameEn: string,
  nameZh: string,
  unit: Unit,
  methods: Methods,
  search?: 'none',
]

const standards = (iso: string, astm: string, gb: string): Methods => ({ iso, astm, gb })
const ownMethod: Methods = { other: 'In-house' }
/** A setting of the machine, which no test measures and nobody searches by. */
const setting = (nameEn: string, nameZh: string, unit: Unit) =>
  ['processing', nameEn, nameZh, unit, {}, 'none'] as const

const rows = {
  mfr: ['rheology', 'Melt flow rate', '熔体流动速率', 'g/10min', standards('ISO 1133', 'ASTM D1238', 'GB/T 3682')],
  mvr: [
    'rheology',
    'Melt volume rate',
    '熔体体积流动速率',
    'cm3/10min',
    standards('ISO 1133', 'ASTM D1238', 'GB/T 3682'),
  ],
  viscosityNumber: ['rheology', 'Viscosity number', '黏数', 'mL/g', { iso: 'ISO 307', gb: 'GB/T 12006.1' }],
  relativeViscosity: ['rheology', 'Relative viscosity', '相对黏度', '1', { iso: 'ISO 307', gb: 'GB/T 12006.1' }],
  intrinsicViscosity: [
    'rheology',
    'Intrinsic viscosity',
    '特性黏度',
    'dL/g',
    standards('ISO 1628-5', 'ASTM D4603', 'GB/T 14190'),
  ],
  kValue: ['rheology', 'K value', 'K值', '1', { iso: 'ISO 1628-2', gb: 'GB/T 3401' }],
  polymerisation: ['rheology', 'Degree of polymerisation', '聚合度', '1', { gb: 'GB/T 5761', other: 'JIS K6720' }],
  density: ['physical', 'Density', '密度', 'g/cm3', standards('ISO 1183', 'ASTM D792', 'GB/T 1033')],
  bulkDensity: ['physical', 'Bulk density', '表观密度', 'g/cm3', standards('ISO 60', 'ASTM D1895', 'GB/T 1636')],
  shrinkage: ['physical', 'Mould shrinkage', '成型收缩率', '%', standards('ISO 294-4', 'ASTM D955', 'GB/T 17037.4')],
  waterAbsorption: ['physical', 'Water absorption', '吸水率', '%', standards('ISO 62', 'ASTM D570', 'GB/T 1034')],
  moisture: ['physical', 'Moisture', '水分', '%', standards('ISO 15512', 'ASTM D6869', 'GB/T 6284')],
  ash: ['physical', 'Ash', '灰分', '%', standards('ISO 3451', 'ASTM D5630', 'GB/T 9345')],
  fillerContent: [
    'physical',
    'Filler or fibre content',
    '填料/玻纤含量',
    '%',
    { iso: 'ISO 3451', astm: 'ASTM D5630', gb: 'GB/T 9345', other: 'In-house' },
  ],
  vaContent: ['physical', 'Vinyl acetate content', 'VA含量', '%', { iso: 'ISO 8985', other: 'FTIR' }],
  comonomer: ['physical', 'Styrene or comonomer content', '苯乙烯/共聚单体含量', '%', { other: 'FTIR' }],
  activeContent: ['physical', 'Active content', '有效含量', '%', ownMethod],
  volatiles: ['physical', 'Volatiles', '挥发分', '%', { iso: 'ISO 1269', gb: 'GB/T 2914', other: 'In-house' }],
  contamination: ['physical', 'Foreign matter', '杂质含量', 'ppm', ownMethod],
  particleSize: ['physical', 'Particle size', '粒径', 'mm', ownMethod],
  acidValue: ['physical', 'Acid value', '酸值', 'mgKOH/g', { astm: 'ASTM D1386' }, 'none'],
  graftRatio: ['physical', 'Graft ratio', '接枝率', '%', ownMethod],
  tensileYield: [
    'mechanical',
    'Tensile stress at yield',
    '拉伸屈服强度',
    'MPa',
    standards('ISO 527', 'ASTM D638', 'GB/T 1040'),
  ],
  tensileBreak: [
    'mechanical',
    'Tensile stress at break',
    '拉伸断裂强度',
    'MPa',
    standards('ISO 527', 'ASTM D638', 'GB/T 1040'),
  ],
  elongationBreak: [
    'mechanical',
    'Elongation at break',
    '断裂伸长率',
    '%',
    standards('ISO 527', 'ASTM D638', 'GB/T 1040'),
  ],
  tensileModulus: ['mechanical', 'Tensile modulus', '拉伸模量', 'MPa', standards('ISO 527', 'ASTM D638', 'GB/T 1040')],
  flexuralModulus: [
    'mechanical',
    'Flexural modulus',
    '弯曲模量',
    'MPa',
    standards('ISO 178', 'ASTM D790', 'GB/T 9341'),
  ],
  flexuralStrength: [
    'mechanical',
    'Flexural strength',
    '弯曲强度',
    'MPa',
    standards('ISO 178', 'ASTM D790', 'GB/T 9341'),
  ],
  charpyNotched: [
    'mechanical',
    'Charpy notched impact',
    '简支梁缺口冲击强度',
    'kJ/m2',
    { iso: 'ISO 179/1eA', gb: 'GB/T 1043.1' },
  ],
  izodNotched: ['mechanical', 'Izod notched impact', '悬臂梁缺口冲击强度', 'J/m', { astm: 'ASTM D256' }],
  rockwellR: [
    'mechanical',
    'Rockwell hardness R',
    '洛氏硬度R',
    'HRR',
    standards('ISO 2039-2', 'ASTM D785', 'GB/T 3398.2'),
  ],
  rockwellM: [
    'mechanical',
    'Rockwell hardness M',
    '洛氏硬度M',
    'HRM',
    standards('ISO 2039-2', 'ASTM D785', 'GB/T 3398.2'),
  ],
  shoreA: ['mechanical', 'Hardness Shore A', '邵氏硬度A', 'Shore A', standards('ISO 868', 'ASTM D2240', 'GB/T 2411')],
  shoreD: ['mechanical', 'Hardness Shore D', '邵氏硬度D', 'Shore D', standards('ISO 868', 'ASTM D2240', 'GB/T 2411')],
  tearStrength: ['mechanical', 'Tear strength', '撕裂强度', 'kN/m', standards('ISO 34-1', 'ASTM D624', 'GB/T 529')],
  hdt: ['thermal', 'Heat deflection temperature', '热变形温度', '°C', standards('ISO 75', 'ASTM D648', 'GB/T 1634')],
  vicat: [
    'thermal',
    'Vicat softening temperature',
    '维卡软化温度',
    '°C',
    standards('ISO 306', 'ASTM D1525', 'GB/T 1633'),
  ],
  melting: ['thermal', 'Melting temperature', '熔点', '°C', standards('ISO 11357', 'ASTM D3418', 'GB/T 19466')],
  oit: [
    'thermal',
    'Oxidation induction time',
    '氧化诱导时间',
    'min',
    standards('ISO 11357-6', 'ASTM D3895', 'GB/T 19466.6'),
  ],
  ul94: ['flammability', 'Flammability class', '阻燃等级', 'class', { other: 'UL 94' }],
  loi: [
    'flammability',
    'Limiting oxygen index',
    '极限氧指数',
    '%',
    standards('ISO 4589-2', 'ASTM D2863', 'GB/T 2406.2'),
  ],
  glowWire: [
    'flammability',
    'Glow-wire flammability index',
    '灼热丝可燃性指数',
    '°C',
    { iso: 'IEC 60695-2-12', gb: 'GB/T 5169.12' },
  ],
  transmittance: ['optical', 'Light transmittance', '透光率', '%', standards('ISO 13468', 'ASTM D1003', 'GB/T 2410')],
  haze: ['optical', 'Haze', '雾度', '%', standards('ISO 14782', 'ASTM D1003', 'GB/T 2410')],
  gloss: ['optical', 'Gloss', '光泽度', 'GU', standards('ISO 2813', 'ASTM D523', 'GB/T 8807')],
  yellowness: ['optical', 'Yellowness index', '黄色指数', '1', standards('ISO 17223', 'ASTM E313', 'GB/T 39822')],
  dryingTemperature: setting('Drying temperature', '干燥温度', '°C'),
  dryingTime: setting('Drying time', '干燥时间', 'h'),
  processingMoisture: setting('Moisture before processing', '加工前含水率', '%'),
  meltTemperature: setting('Melt temperature', '熔体温度', '°C'),
  mouldTemperature: setting('Mould temperature', '模具温度', '°C'),
} as const satisfies Record<string, Row>

export type ParameterCode = keyof typeof rows

export const flameClasses = ['HB', 'V-2', 'V-1', 'V-0', '5VB', '5VA'] as const

/** The usual method of each standards family; where a family has none, the nearest that exists. */
export const methodFor = (parameter: ParameterCode, family: 'iso' | 'astm' | 'gb'): string => {
  const methods: Methods = rows[parameter][4]
  return methods[family] ?? methods.iso ?? methods.astm ?? methods.gb ?? methods.other ?? ''
}

export const parameterUnit = (parameter: ParameterCode): Unit => rows[parameter][3]

export const parametersWith = (conditionsOf: (code: ParameterCode) => string[]): Parameter[] =>
  (Object.keys(rows) as ParameterCode[]).map((code) => {
    const row: Row = rows[code]
    const [group, nameEn, nameZh, unit, methods, search] = row
    const isClass = unit === 'class'
    return {
      code,
      group,
      nameEn,
      nameZh,
      unit,
      baseUnit: baseUnit(unit),
      units: unitsLike(unit),
      methods: Object.values(methods),
      conditions: conditionsOf(code),
      selectionType: isClass ? AttributeSelection.single : AttributeSelection.unique,
      inputType: isClass ? AttributeInput.list : AttributeInput.manual,
      filterType: AttributeFilter.normal,
      searchType: search === 'none' ? AttributeSearch.none : isClass ? AttributeSearch.keyword : AttributeSearch.range,
      options: isClass ? flameClasses.map((text, value) => ({ value, textEn: text, textZh: text })) : [],
    }
  })
