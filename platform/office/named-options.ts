import { localised } from '#platform/texts/localised.ts'
import type { Locale } from '#platform/texts/messages.ts'

/** Things with a name in both languages as a select offers them. */
export const namedOptions = (
  locale: Locale,
  list: readonly { id: number; name: string; nameEn: string; depth?: number }[],
) =>
  list.map(({ id, name, nameEn, depth = 0 }) => ({
    value: id,
    label: `${'　'.repeat(depth)}${localised(locale, name, nameEn).text}`,
  }))

/** The same in one line. */
export const namesOf = (locale: Locale, list: readonly { name: string; nameEn: string }[]) =>
  list.map(({ name, nameEn }) => localised(locale, name, nameEn).text).join(locale === 'zh-CN' ? '、' : ', ')
