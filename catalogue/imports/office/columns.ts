import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { CatalogueReferences } from '#catalogue/products/office/load-references.ts'
import { fieldsOfTitles } from '#platform/office/tables/titles.ts'
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

/** What the titles of a table probably mean, each field once. */
export const suggestMapping = (header: readonly string[], references: CatalogueReferences) =>
  fieldsOfTitles(
    header,
    fieldsOf(references).map(({ field, name, nameEn }) => ({
      field,
      titles: [name, nameEn, field.replace(ofProperty, '')],
    })),
  )

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
