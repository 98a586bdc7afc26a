const INCH = 0.0254
const FOOT = 0.3048
const POUND = 0.45359237
const POUND_FORCE = POUND * 9.80665
const FOOT_POUND = FOOT * POUND_FORCE

/** Per dimension: the base unit first, every other unit as `[factor, offset]` so that base = value × factor + offset. */
const dimensions = {
  meltMassFlow: { 'g/10min': [1, 0] },
  // Mass and volume flow convert only through the melt density, so they are two parameters.
  meltVolumeFlow: { 'cm3/10min': [1, 0] },
  stress: {
    MPa: [1, 0],
    GPa: [1000, 0],
    kPa: [0.001, 0],
    'N/mm2': [1, 0],
    'kgf/cm2': [0.0980665, 0],
    psi: [POUND_FORCE / INCH ** 2 / 1e6, 0],
    ksi: [POUND_FORCE / INCH ** 2 / 1e3, 0],
  },
  impactPerWidth: { 'J/m': [1, 0], 'kgf·cm/cm': [9.80665, 0], 'ft·lb/in': [FOOT_POUND / INCH, 0] },
  impactPerArea: { 'kJ/m2': [1, 0], 'kgf·cm/cm2': [0.980665, 0], 'ft·lb/in2': [FOOT_POUND / INCH ** 2 / 1000, 0] },
  tear: { 'kN/m': [1, 0], 'N/mm': [1, 0], 'kgf/cm': [0.980665, 0], 'lbf/in': [POUND_FORCE / INCH / 1000, 0] },
  temperature: { '°C': [1, 0], '°F': [5 / 9, -160 / 9], K: [1, -273.15] },
  density: {
    'g/cm3': [1, 0],
    'kg/m3': [0.001, 0],
    'g/L': [0.001, 0],
    'lb/ft3': [POUND / FOOT ** 3 / 1000, 0],
    'lb/in3': [POUND / INCH ** 3 / 1000, 0],
  },
  fraction: { '%': [1, 0], ppm: [0.0001, 0], 'g/kg': [0.1, 0] },
  length: { mm: [1, 0], cm: [10, 0], µm: [0.001, 0], in: [25.4, 0], mil: [0.0254, 0] },
  specificVolume: { 'mL/g': [1, 0], 'dL/g': [100, 0] },
  time: { min: [1, 0], s: [1 / 60, 0], h: [60, 0] },
  thermalConductivity: { 'W/(m·K)': [1, 0], 'BTU·in/(h·ft2·°F)': [0.1442278873, 0] },
  acidValue: { 'mgKOH/g': [1, 0] },
  gloss: { GU: [1, 0] },
  // Hardness scales and classes have no conversion between one another.
  shoreA: { 'Shore A': [1, 0] },
  shoreD: { 'Shore D': [1, 0] },
  rockwellR: { HRR: [1, 0] },
  rockwellM: { HRM: [1, 0] },
  flameClass: { class: [1, 0] },
  plain: { '1': [1, 0] },
} as const satisfies Record<string, Record<string, readonly [factor: number, offset: number]>>

type Dimensions = typeof dimensions
export type Unit = { [D in keyof Dimensions]: keyof Dimensions[D] }[keyof Dimensions]

type Scale = { dimension: string; factor: number; offset: number }

const scales = new Map<string, Scale>()
const members = new Map<string, Unit[]>()
for (const [dimension, units] of Object.entries(dimensions)) {
  members.set(dimension, Object.keys(units) as Unit[])
  for (const [unit, [factor, offset]] of Object.entries(units)) scales.set(unit, { dimension, factor, offset })
}

const scaleOf = (unit: Unit): Scale => {
  const scale = scales.get(unit)
  if (!scale) throw new RangeError(`Unknown unit ${unit}`)
  return scale
}

/** In the order of the table. */
export const allUnits: readonly Unit[] = [...scales.keys()] as Unit[]

export const isUnit = (text: string): text is Unit => scales.has(text)

/** Every unit the given one converts to, itself included, base unit first. */
export const unitsLike = (unit: Unit): readonly Unit[] => members.get(scaleOf(unit).dimension) ?? []

export const baseUnit = (unit: Unit): Unit => unitsLike(unit)[0] ?? unit

export const toBase = (value: number, unit: Unit): number => {
  const { factor, offset } = scaleOf(unit)
  return value * factor + offset
}

export const isConvertible = (from: Unit, to: Unit): boolean => scaleOf(from).dimension === scaleOf(to).dimension

/** Refuses (RangeError) units of different dimensions: ask `isConvertible` first. */
export const convert = (value: number, from: Unit, to: Unit): number => {
  if (from === to) return value
  if (!isConvertible(from, to)) throw new RangeError(`${from} does not convert to ${to}`)
  const { factor, offset } = scaleOf(to)
  return (toBase(value, from) - offset) / factor
}

/** The unit as printed: `g/cm³`, `kJ/m²`; dimensionless and class values print nothing. */
export const unitLabel = (unit: Unit): string => {
  if (unit === '1' || unit === 'class') return ''
  return unit
    .replace(/(?<=[a-z])2/g, '²')
    .replace(/(?<=[a-z])3/g, '³')
    .replace('/10min', '/10 min')
}

/** As it is stored, where nobody knows it. */
export const unitText = (unit: string) => (isUnit(unit) ? unitLabel(unit) : unit)
