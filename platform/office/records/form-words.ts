import type { PlainKey, Translator } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { fieldLabels, fieldOf, type FieldName } from '../field-labels.ts'
import { isPair, wireNames, type RecordFields } from './fields.ts'
import type { RecordNoun } from './record.ts'

/** How the fields of a form, and what they offer, are called. */
export interface FormWords {
  labelOf(name: string): string
  hintOf(name: string): string | undefined
  choiceText(name: string, value: string | number): string
}

const keyOf = (t: Translator, fields: RecordFields, name: string) =>
  fields[name]?.label ?? (`adminFields.${fieldOf(t, name) ?? name}` as PlainKey)

export function recordWords(t: Translator, { fields }: Pick<RecordNoun, 'fields'>): FormWords {
  return {
    labelOf: (name) => t(keyOf(t, fields, name)),
    hintOf: (name) => {
      const hint = fields[name]?.hint
      return hint && t(hint)
    },
    choiceText: (name, value) => {
      const field = fields[name]
      const named =
        field && 'named' in field ? (field.named as ((value: string | number) => PlainKey) | undefined) : undefined
      return named ? t(named(value)) : String(value)
    },
  }
}

export const useRecordWords = (record: Pick<RecordNoun, 'fields'>) => recordWords(useT(), record)

/** What values are called where a form is refused: the two sides of a pair say their language. */
export function wireLabels(t: Translator, { fields }: Pick<RecordNoun, 'fields'>): Record<string, string> {
  const common = fieldLabels(t, ...(wireNames(fields) as FieldName[]))
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, string][] => {
      if (!field.label) return wireNames({ [name]: field }).map((wire) => [wire, common[wire as FieldName]])
      const label = t(field.label)
      if (!isPair(field)) return [[name, label]]
      return [
        [name, t('adminForm.inChinese', { field: label })],
        [`${name}En`, t('adminForm.inEnglish', { field: label })],
      ]
    }),
  )
}
