import { onceOfEach } from '#platform/contract/lasting.ts'
import type { Locale } from './messages.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Without the other language beside a text of this one (`nameEn` beside `name` or `nameCn`), so that a page carries what it shows. Where a text is missing, the
 * other one stays: `localised` shows it.
 */
export const inOwnLanguage = <Data>(locale: Locale, data: Data): Data => ways[locale](data) as Data

const ways: Record<Locale, (data: unknown) => unknown> = {
  'zh-CN': onceOfEach((data) => without('zh-CN', data)),
  'en-US': onceOfEach((data) => without('en-US', data)),
}

function without(locale: Locale, data: unknown): unknown {
  if (Array.isArray(data)) return data.map(ways[locale])
  // What writes itself is not looked into.
  if (typeof data !== 'object' || data === null || 'toJSON' in data) return data
  const from = data as Record<string, unknown>
  const own: Record<string, unknown> = {}
  for (const key in from) own[key] = ways[locale](from[key])
  for (const english in from) {
    if (!english.endsWith('En')) continue
    const base = english.slice(0, -2)
    const chinese = base in from ? base : `${base}Cn`
    if (!isText(from[english]) || !isText(from[chinese])) continue
    own[locale === 'zh-CN' ? english : chinese] = ''
  }
  return own
}
