import type { adminFields } from './texts/fields.en-US.ts'
import type { Translator } from '#platform/texts/messages.ts'

type Field = keyof typeof adminFields
/** The Chinese side of a pair is called like the field, the English one ends in `En`; what points at something, in `Id`. */
export type FieldName = Field | `${Field}${'En' | 'Id'}`

/** What values are called, by their names; the two sides of a pair say their language. */
export function fieldLabels<Name extends FieldName>(t: Translator, ...names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, labelIn(t, name, names)])) as Record<Name, string>
}

function labelIn(t: Translator, name: string, names: readonly string[]): string {
  const english = name.replace(/En$/, '')
  if (english !== name && isField(t, english)) return t('adminForm.inEnglish', { field: t(`adminFields.${english}`) })
  const field = fieldOf(t, name)
  // What was written down long ago may have had other names.
  if (!field) return name
  const label = t(`adminFields.${field}`)
  return names.includes(`${name}En`) ? t('adminForm.inChinese', { field: label }) : label
}

/** Whose label it is: `groupId` is called like `group`, unless it has one of its own. */
export const fieldOf = (t: Translator, name: string): Field | undefined =>
  [name, name.replace(/Id$/, '')].find((each) => isField(t, each))

const isField = (t: Translator, name: string): name is Field => t.knows(`adminFields.${name}`)
