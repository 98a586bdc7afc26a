import { joined, partsOf } from '#platform/office/tables/parts.ts'

interface Stated {
  parameter: string
  figure: string
  unit: string
  condition: string | null
  method: string | null
}

/** `mfr: 12 | g/10min | 230 °C / 2.16 kg | ISO 1133; density: 0.905 | g/cm3`; what is left out the rules of the form name. */
export const statedCell = {
  read: (cell: string) =>
    partsOf(cell).map((part) => {
      const [parameter = '', ...rest] = part.split(/[:：]/)
      const [figure = '', unit = '', condition = '', method = ''] = rest.join(':').split(/[|｜]/)
      return { parameter, figure, unit, condition, method }
    }),
  write: (stated: readonly Stated[]) =>
    joined(
      stated.map(({ parameter, figure, unit, condition, method }) => {
        const all = [figure, unit, condition ?? '', method ?? '']
        const last = all.findLastIndex((each) => each !== '')
        return `${parameter}: ${all.slice(0, last + 1).join(' | ')}`
      }),
    ),
}
