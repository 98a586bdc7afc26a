import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { CatalogueReferences } from '#catalogue/products/office/load-references.ts'
import { importFields, plainFields, type ImportField, type PlainField } from './import-fields.ts'
import { propertyColumn, unitIn } from './property-column.ts'

const ofProperty = 'property.'
const isPlain = (field: string): field is PlainField => Object.hasOwn(importFields, field)

/** A column of a table that means something. */
export interface Column {
  field: string
  /** Its place in the row. */
  at: number
  does: ImportField
}

/** What the columns do; those that are left out, and fields that do not exist, are not there. */
export function columnsOf(mapping: readonly string[], header: readonly string[], { parameters }: CatalogueReferences) {
  return mapping.flatMap((field, at): Column[] => {
    if (isPlain(field)) return [{ field, at, does: importFields[field] }]
    const parameter = field.startsWith(ofProperty) ? parameters.named(field.slice(ofProperty.length)) : undefined
    return parameter ? [{ field, at, does: propertyColumn(parameter, unitIn(header[at] ?? '', parameter)) }] : []
  })
}

/** Every field with its name in both languages. */
export function fieldsOf({ parameters }: CatalogueReferences) {
  const [zh, en] = [translatorFor('zh-CN'), translatorFor('en-US')]
  return [
    ...plainFields.map((field) => ({
      field: field as string,
      name: zh(`adminImports.field_${field}`),
      nameEn: en(`adminImports.field_${field}`),
    })),
    ...parameters.list.map(({ code, name, nameEn }) => ({ field: ofProperty + code, name, nameEn })),
  ]
}

const plain = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*:-]/g, '')

/** A title as a whole, then without what it adds in brackets: a unit, or a remark. */
function* readingsOf(title: string) {
  for (let rest = plain(title); rest !== ''; rest = rest.replace(/(?:^|[([【])[^([【]*$/, '')) yield rest
}

/** What the titles of a table probably mean, each field once. */
export function suggestMapping(header: readonly string[], references: CatalogueReferences): string[] {
  const named = fieldsOf(references)
    .toReversed()
    .flatMap(({ field, name, nameEn }) =>
      [name, nameEn, field.replace(ofProperty, '')].map((word) => [plain(word), field] as const),
    )
  // A name as a whole counts before another name that is like it but for its brackets.
  const words = new Map(named.flatMap(([word, field]) => [...readingsOf(word)].map((reading) => [reading, field])))
  for (const [word, field] of named) words.set(word, field)
  const taken = new Set<string>()
  return header.map((title) => {
    const field =
      readingsOf(title)
        .map((reading) => words.get(reading))
        .find(Boolean) ?? ''
    if (taken.has(field)) return ''
    taken.add(field)
    return field
  })
}

/** The titles that an export writes, so that they are understood when it comes back. */
export function exportColumns(locale: Locale, references: CatalogueReferences, stated: Set<number>) {
  const t = translatorFor(locale)
  const plains = plainFields
    .filter((field) => field !== 'pictureOf')
    .map((field) => ({ title: t(`adminImports.field_${field}`), does: importFields[field] as ImportField }))
  const properties = references.parameters.list
    .filter(({ id }) => stated.has(id))
    .map((parameter) => {
      const { unit, options } = parameter
      const name = locale === 'zh-CN' ? parameter.name : parameter.nameEn
      const title = options.length > 0 || unit === '1' ? name : `${name} (${unit})`
      return { title, does: propertyColumn(parameter, unit) }
    })
  return [...plains, ...properties]
}
