import type { ParameterCode } from './parameters.ts'

type Measurement = {
  parameter: ParameterCode
  condition: string | null
  /** Which end of the range the number states; a typical value unless said otherwise. */
  bound?: 'min' | 'max'
  /** Where the usual method of the parameter does not apply. */
  method?: string
}

const at = (parameter: ParameterCode, condition: string | null = null, bound?: 'min' | 'max'): Measurement => ({
  parameter,
  condition,
  ...(bound && { bound }),
})

/** A parameter under one condition: the columns of the family tables. */
const measurements = {
  mfr190: at('mfr', '190 °C / 2.16 kg'),
  mfr190x5: at('mfr', '190 °C / 5 kg'),
  mfr190x21: at('mfr', '190 °C / 21.6 kg'),
  mfr200: at('mfr', '200 °C / 5 kg'),
  mfr210: at('mfr', '210 °C / 2.16 kg'),
  mfr220: at('mfr', '220 °C / 10 kg'),
  mfr220x2: at('mfr', '220 °C / 2.16 kg'),
  mfr230: at('mfr', '230 °C / 2.16 kg'),
  mfr230x3: at('mfr', '230 °C / 3.8 kg'),
  mfr230x5: at('mfr', '230 °C / 5 kg'),
  mfr230x10: at('mfr', '230 °C / 10 kg'),
  mfr240: at('mfr', '240 °C / 2.16 kg'),
  mfr250: at('mfr', '250 °C / 2.16 kg'),
  mfr260: at('mfr', '260 °C / 5 kg'),
  mfr275: at('mfr', '275 °C / 5 kg'),
  mfr280: at('mfr', '280 °C / 5 kg'),
  mfr300: at('mfr', '300 °C / 1.2 kg'),
  mfr343: at('mfr', '343 °C / 2.16 kg'),
  mfr365: at('mfr', '365 °C / 5 kg'),
  mfr337: at('mfr', '337 °C / 6.6 kg'),
  mfr380: at('mfr', '380 °C / 5 kg'),
  mvr260: at('mvr', '260 °C / 5 kg'),
  viscosityNumber: at('viscosityNumber', '96 % H2SO4'),
  relativeViscosity: at('relativeViscosity', '96 % H2SO4, 25 °C'),
  iv: at('intrinsicViscosity', '25 °C'),
  kValue: at('kValue'),
  polymerisation: at('polymerisation'),
  density: at('density', '23 °C'),
  bulkDensity: at('bulkDensity'),
  shrinkage: at('shrinkage', '23 °C, 48 h'),
  waterAbsorption: at('waterAbsorption', '23 °C, 24 h'),
  moisture: at('moisture', null, 'max'),
  ash: at('ash', '600 °C'),
  filler: at('fillerContent', '600 °C'),
  // Carbon burns: its content cannot be weighed as ash.
  carbon: { ...at('fillerContent'), method: 'In-house' },
  va: at('vaContent'),
  styrene: at('comonomer'),
  active: at('activeContent'),
  purity: at('activeContent', null, 'min'),
  volatiles: at('volatiles', '105 °C, 2 h', 'max'),
  contamination: at('contamination', null, 'max'),
  particleSize: at('particleSize'),
  acidValue: at('acidValue'),
  graft: at('graftRatio'),
  yield: at('tensileYield', '23 °C, 50 mm/min'),
  break: at('tensileBreak', '23 °C, 5 mm/min'),
  elongation: at('elongationBreak', '23 °C', 'min'),
  modulus: at('tensileModulus', '23 °C, 1 mm/min'),
  flexModulus: at('flexuralModulus', '23 °C, 2 mm/min'),
  flexStrength: at('flexuralStrength', '23 °C, 2 mm/min'),
  charpy: at('charpyNotched', '23 °C'),
  izod: at('izodNotched', '23 °C, 3.2 mm'),
  rockwellR: at('rockwellR'),
  rockwellM: at('rockwellM'),
  shoreA: at('shoreA', '15 s'),
  shoreD: at('shoreD', '15 s'),
  tear: at('tearStrength'),
  hdtA: at('hdt', '1.8 MPa'),
  hdtB: at('hdt', '0.45 MPa'),
  vicatA: at('vicat', '10 N, 50 °C/h'),
  vicatB: at('vicat', '50 N, 50 °C/h'),
  melting: at('melting', '10 °C/min'),
  oit: at('oit', '200 °C', 'min'),
  ul94thin: at('ul94', '0.8 mm'),
  ul94: at('ul94', '1.6 mm'),
  ul94thick: at('ul94', '3.0 mm'),
  loi: at('loi'),
  glowWire: at('glowWire', '2.0 mm'),
  transmittance: at('transmittance', '3 mm'),
  haze: at('haze', '1 mm'),
  filmHaze: at('haze', '25 µm film'),
  gloss: at('gloss', '60°'),
  yellowness: at('yellowness', '3 mm'),
  drying: at('dryingTemperature'),
  dryingHours: at('dryingTime'),
  dryTo: at('processingMoisture', null, 'max'),
  melt: at('meltTemperature'),
  mould: at('mouldTemperature'),
} as const satisfies Record<string, Measurement>

export type MeasurementCode = keyof typeof measurements

export const measurementOf = (code: MeasurementCode): Measurement => measurements[code]

const changeWithWater: ReadonlySet<ParameterCode> = new Set<ParameterCode>([
  'tensileYield',
  'tensileBreak',
  'elongationBreak',
  'tensileModulus',
  'flexuralModulus',
  'flexuralStrength',
  'charpyNotched',
  'izodNotched',
])

/** The condition of a value measured dry as moulded, where water would change it. */
export const dryCondition = (code: MeasurementCode): string | null => {
  const { parameter, condition }: Measurement = measurements[code]
  return changeWithWater.has(parameter) ? `${condition}, dry` : condition
}

export const conditionsOf = (parameter: ParameterCode): string[] =>
  (Object.keys(measurements) as MeasurementCode[]).flatMap((code) => {
    const { parameter: own, condition }: Measurement = measurements[code]
    return own === parameter && condition !== null ? [...new Set([condition, dryCondition(code) ?? condition])] : []
  })
