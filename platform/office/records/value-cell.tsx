import { empty } from '#platform/texts/format.ts'
import type { ReactNode } from 'react'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { thousands } from '#platform/texts/thousands.ts'
import { Badge } from '#platform/ui/badge.tsx'
import type { RecordChoices } from './calls.ts'
import { isPair, type RecordField } from './fields.ts'
import type { FormWords } from './form-words.ts'
import type { RecordNoun } from './record.ts'

type Row = Record<string, unknown>

export const textOf = (value: unknown) =>
  value === null || value === undefined || value === '' ? empty : String(value)

/** A year is not. */
const isGrouped = (field: RecordField) => field.kind === 'whole' && field.most > 9999

/** What is chosen of a few is said in words, which can hold commas. */
function separator({ locale }: Translator, { kind }: RecordField) {
  if (kind === 'choices') return ' · '
  return kind !== 'words' && locale === 'zh-CN' ? '、' : ', '
}

interface Naming {
  words: FormWords
  choices: RecordChoices
}

/** A value as a list says it. */
export function valueCell(
  t: Translator,
  { fields, numeric }: RecordNoun,
  { words, choices }: Naming,
  name: string,
  row: Row,
): ReactNode {
  const field = fields[name]
  const value = row[name]
  if (typeof value === 'boolean') return value ? <Badge tone="brand">{t('adminForm.yes')}</Badge> : t('adminForm.no')
  if (!field) return typeof value === 'number' ? thousands(value) : textOf(value)
  if (isPair(field)) {
    const { text, lang } = localised(t.locale, value as string | null, row[`${name}En`] as string | null)
    return <span lang={lang}>{textOf(text)}</span>
  }
  if (numeric?.includes(name) || isGrouped(field)) return thousands(textOf(value))
  if (field.kind === 'day' && value) return <time>{textOf(value)}</time>
  const named = (each: unknown) => {
    if (field.kind === 'choice' || field.kind === 'choices') return words.choiceText(name, each as string)
    const chosen = choices[name]?.find((choice) => choice.value === each)
    return chosen ? localised(t.locale, chosen.name, chosen.nameEn).text : textOf(each)
  }
  if (Array.isArray(value)) return value.map(named).join(separator(t, field)) || empty
  return field.kind === 'line' && field.pattern ? <code>{textOf(value)}</code> : named(value)
}
