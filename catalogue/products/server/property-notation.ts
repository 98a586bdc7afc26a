import type { ParameterChoice, StatedProperty } from '../office/contract.ts'
import type { References } from '#platform/office/tables/references.ts'

type Figures = Pick<StatedProperty, 'min' | 'typical' | 'max'>

const figure = /^[-−]?\d{1,12}(?:\.\d{1,9})?$/

/** `12.4`, `10..14`, `10..12..14`, `>=10`, `<=14`; undefined for anything else. */
export function readFigures(text: string): Figures | undefined {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replace(/≥|>=/, '>').replace(/≤|<=/, '<')
  const [, sign = '', rest = ''] = /^([<>]?)(.*)$/.exec(plain) ?? []
  const ends = sign === '>' ? [rest, ''] : sign === '<' ? ['', rest] : rest.split(/\.\.|~/)
  const [low, middle, high] = ends.length === 1 ? ['', ends[0], ''] : ends.length === 2 ? [ends[0], '', ends[1]] : ends
  const given = [low, middle, high].map((end) => end ?? '')
  if (ends.length > 3 || given.every((end) => end === '') || given.some((end) => end !== '' && !figure.test(end)))
    return undefined
  const [min, typical, max] = given.map((end) => (end === '' ? null : Number(end.replace('−', '-'))))
  return { min: min ?? null, typical: typical ?? null, max: max ?? null }
}

export function writeFigures({ min, typical, max }: Figures): string {
  if (typical !== null) return min === null && max === null ? `${typical}` : `${min ?? ''}..${typical}..${max ?? ''}`
  if (max === null) return `>=${min}`
  return min === null ? `<=${max}` : `${min}..${max}`
}

/** What a parameter with classes is given as: the class, with its rank as the number. */
export const classOf = ({ options }: Pick<ParameterChoice, 'options'>, text: string) =>
  options.find((option) =>
    [option.text, option.textEn].some((each) => each.toLowerCase() === text.trim().toLowerCase()),
  )

/** A value as one cell holds it, without its unit; undefined where it cannot be read. */
export function readValue(parameter: ParameterChoice, text: string): (Figures & { text: string | null }) | undefined {
  if (parameter.options.length === 0) {
    const figures = readFigures(text)
    return figures && { ...figures, text: null }
  }
  const found = classOf(parameter, text)
  return found && { min: null, typical: found.value, max: null, text: found.textEn }
}

export const writeValue = (property: StatedProperty) => property.text ?? writeFigures(property)

/** `mfr 12.4 g/10min; density 0.90..0.91`: a line of values, as lots carry them. Undefined where a part is not understood. */
export function readMeasured(
  text: string,
  parameters: References<ParameterChoice>,
  statedOn: string,
): StatedProperty[] | undefined {
  const measured: StatedProperty[] = []
  for (const part of text.split(/[;；\n]/)) {
    if (part.trim() === '') continue
    const [, code = '', value = '', unit = ''] = /^\s*(\S+)\s+(\S+)(?:\s+(.+?))?\s*$/.exec(part) ?? []
    const parameter = parameters.named(code)
    const read = parameter && readValue(parameter, value)
    if (!parameter || !read || (unit && !parameter.units.includes(unit))) return undefined
    const method = parameter.methods[0] ?? ''
    measured.push({
      parameterId: parameter.id,
      ...read,
      unit: unit || parameter.unit,
      method,
      condition: null,
      source: 'lot',
      statedOn,
    })
  }
  return measured
}

export const writeMeasured = (measured: readonly StatedProperty[], parameters: References<ParameterChoice>) =>
  measured
    .map((property) => `${parameters.get(property.parameterId)?.code} ${writeValue(property)} ${property.unit}`)
    .join('; ')
