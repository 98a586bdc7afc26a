import { wireNames } from './fields.ts'
import type { RecordChoices } from './calls.ts'
import { dateTime } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { choiceText, fieldKey, type ContentLook } from './content-looks.ts'

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
export function useValueText(look: ContentLook, choices: RecordChoices) {
  const t = useT()
  const { fields } = look.content
  const names = wireNames(fields)
  const chosen = (name: string, ids: unknown[]) =>
    ids
      .map((id) => choices[name]?.find(({ value }) => value === id))
      .map((choice) => (choice ? localised(t.locale, choice.name, choice.nameEn).text : '-'))
      .join(', ')

  function labelOf(name: string): string {
    if (name in fields && !names.includes(`${name}En`)) return t(fieldKey(name))
    const language = t(name in fields ? 'adminForm.chinese' : 'adminForm.english')
    return `${t(fieldKey(name in fields ? name : name.replace(/En$/, '')))} · ${language}`
  }

  function textOf(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return ''
    const kind = fields[name]?.kind
    if ((fields[name] ?? fields[name.replace(/En$/, '')])?.kind === 'rich') return wordsOf(String(value))
    if (kind === 'reference' || kind === 'references') return chosen(name, [value].flat())
    if (kind === 'choice') return choiceText(t, look, name, value as string)
    if (kind === 'time') return dateTime(value as string)
    if (kind === 'tick') return t(value ? 'adminForm.yes' : 'adminForm.no')
    return Array.isArray(value) ? value.join('\n') : String(value)
  }
  return { names, labelOf, textOf }
}
