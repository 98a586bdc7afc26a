import { wireNames } from './fields.ts'
import type { RecordChoices } from './calls.ts'
import { dateTime, empty } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { recordWords, wireLabels } from './form-words.ts'
import type { RecordNoun } from './record.ts'

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of rich text, a line for each paragraph. */
const wordsOf = (html: string) =>
  html
    .replace(/<\/(?:p|h2|h3|li|tr|blockquote|figcaption)>/g, '\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(\w+);/g, (all, name: string) => signs[name] ?? all)
    .replace(/ {2,}/g, ' ')
    .trim()

/** Values of a version in words. */
export function useValueText(record: RecordNoun, choices: RecordChoices) {
  const t = useT()
  const { fields } = record
  const labels = wireLabels(t, record)
  const chosen = (name: string, ids: unknown[]) =>
    ids
      .map((id) => choices[name]?.find(({ value }) => value === id))
      .map((choice) => (choice ? localised(t.locale, choice.name, choice.nameEn).text : empty))
      .join(', ')

  function textOf(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return ''
    const kind = fields[name]?.kind
    if ((fields[name] ?? fields[name.replace(/En$/, '')])?.kind === 'rich') return wordsOf(String(value))
    if (kind === 'reference' || kind === 'references') return chosen(name, [value].flat())
    if (kind === 'choice') return recordWords(t, record).choiceText(name, value as string)
    if (kind === 'time') return dateTime(value as string)
    if (kind === 'tick') return t(value ? 'adminForm.yes' : 'adminForm.no')
    return Array.isArray(value) ? value.join('\n') : String(value)
  }
  return { names: wireNames(fields), labelOf: (name: string) => labels[name] ?? name, textOf }
}
