import type { Locale } from './messages.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Without the other language beside a text of this one (`nameEn` beside `name` or `nameCn`), so that a page carries what it shows. Where a text is missing, the
 * other one stays: `localised` shows it.
 */
export function inOwnLanguage<Data>(locale: Locale, data: Data): Data {
  if (Array.isArray(data)) return data.map((each: unknown) => inOwnLanguage(locale, each)) as Data
  if (typeof data !== 'object' || data === null) return data
  const from = data as Record<string, unknown>
  const own: Record<string, unknown> = {}
  for (const key in from) own[key] = inOwnLanguage(locale, from[key])
  for (const english in from) {
    if (!english.endsWith('En')) continue
    const base = english.slice(0, -2)
    const chinese = base in from ? base : `${base}Cn`
    if (!isText(from[english]) || !isText(from[chinese])) continue
    own[locale === 'zh-CN' ? english : chinese] = ''
  }
  return own as Data
}
