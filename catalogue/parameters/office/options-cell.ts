import { joined, partsOf } from '#platform/office/tables/parts.ts'

interface Option {
  value: number
  text: string
  textEn: string
}

/** `0: 不阻燃 | Not rated; 1: HB | HB`; what is written otherwise has no rank, which the rules of the form name. */
export const optionsCell = {
  read: (cell: string) =>
    partsOf(cell).map((part) => {
      const [, value = '', text = '', textEn = text] = /^(\d+)[:：]([^|｜]*)(?:[|｜](.*))?$/.exec(part) ?? []
      return { value, text, textEn }
    }),
  write: (options: readonly Option[]) =>
    joined(options.map(({ value, text, textEn }) => `${value}: ${text} | ${textEn}`)),
}
