import type { adminFields } from './texts/fields.en-US.ts'
import type { Translator } from '#platform/texts/messages.ts'

type Field = keyof typeof adminFields
/** The Chinese side of a pair is called like the field, the English one ends in `En`. */
export type FieldName = Field | `${Field}En`

/** What values are called, by their names; the two sides of a pair say their language. */
export function fieldLabels<Name extends FieldName>(t: Translator, ...names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, labelIn(t, name, names)])) as Record<Name, string>
}

function labelIn(t: Translator, name: string, names: readonly string[]): string {
  const english = name.replace(/En$/, '')
  if (english !== name && isField(t, english)) return t('adminForm.inEnglish', { field: t(`adminFields.${english}`) })
  // What was written down long ago may have had other names.
  if (!isField(t, name)) return name
  const label = t(`adminFields.${name}`)
  return names.includes(`${name}En`) ? t('adminForm.inChinese', { field: label }) : label
}

const isField = (t: Translator, name: string): name is Field => t.knows(`adminFields.${name}`)
