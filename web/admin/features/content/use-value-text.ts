import { wireNames } from '#contract/operator/content-fields.ts'
import type { ContentChoices } from '#contract/operator/content.ts'
import { dateTime } from '#i18n/format.ts'
import { localised } from '#i18n/localised.ts'
import { useT } from '#web/lib/i18n.tsx'
import { choiceText, fieldKey, type ContentLook } from './content-looks.ts'

/** Values of a version in words; undefined for what no reader would miss. */
export function useValueText(look: ContentLook, choices: ContentChoices) {
  const t = useT()
  const { fields } = look.content
  const names = wireNames(fields)
  const chosen = (name: string, ids: unknown[]) =>
    ids
      .map((id) => choices[name]?.find(({ value }) => value === id))
      .map((choice) => (choice ? localised(t.locale, choice.name, choice.nameEn).text : '-'))
      .join(', ')

  function labelOf(name: string): string | undefined {
    if (!names.includes(name)) return undefined
    if (name in fields && !(`${name}En` in Object.fromEntries(names.map((each) => [each, true]))))
      return t(fieldKey(name))
    const language = t(name in fields ? 'adminForm.chinese' : 'adminForm.english')
    return `${t(fieldKey(name in fields ? name : name.replace(/En$/, '')))} · ${language}`
  }

  function textOf(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return ''
    switch (fields[name]?.kind) {
      case 'reference':
        return chosen(name, [value])
      case 'references':
        return chosen(name, value as unknown[])
      case 'choice':
        return choiceText(t, look, name, value as string)
      case 'time':
        return dateTime(value as string)
      case 'tick':
        return t(value ? 'adminForm.yes' : 'adminForm.no')
      case 'lines':
        return (value as string[]).join('\n')
      default:
        return String(value)
    }
  }
  return { labelOf, textOf }
}
