import type { Currency } from '#platform/contract/currencies.ts'
import type { EnumName } from '#platform/contract/enums.ts'
import type { AuditEntry, AuditNoun } from './contract.ts'
import { labelOf } from '#platform/texts/enum-labels.ts'
import { dateTime, fileSize, money, orDash, weight } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { PlainKey, Translator } from '#platform/texts/messages.ts'
import { fieldLabels, type FieldName } from '../field-labels.ts'

type Values = Readonly<Record<string, unknown>>

/** States that are numbers. */
const numbered: Record<string, EnumName> = {
  grade: 'Grade',
  fieldType: 'FieldType',
  platform: 'Platform',
  payStatus: 'PayStatus',
  selectionType: 'AttributeSelection',
  inputType: 'AttributeInput',
  filterType: 'AttributeFilter',
  searchType: 'AttributeSearch',
  'order.status': 'OrderStatus',
  'shop.type': 'ShopType',
  'group.type': 'GroupType',
}

/** States that are words: where their messages begin. */
const worded: Record<string, string> = {
  form: 'adminProducts.form_',
  source: 'adminProducts.source_',
  holdsUnit: 'adminProducts.packing_',
  audience: 'adminBroadcasts.audience_',
  channel: 'adminMembers.channel_',
  role: 'adminDesk.role_',
  decision: 'adminOrders.decision_',
  place: 'adminBanners.place_',
  section: 'adminContent.section_',
  group: 'adminParameters.group_',
  by: 'adminAudit.by_',
  'product.status': 'adminProducts.status_',
  'product.kind': 'adminProducts.document_',
  'product.unit': 'adminProducts.packing_',
  'company.status': 'adminCompanies.status_',
  'enquiry.status': 'quoteDesk.status_',
  'enquiry.reason': 'quoteDesk.reason_',
  'article.kind': 'adminArticles.kind_',
  'alias.kind': 'adminAliases.kind_',
  'site.kind': 'adminContent.qr_',
}

const languages: Record<string, PlainKey> = { 'zh-CN': 'adminForm.chinese', 'en-US': 'adminForm.english' }

const isMoment = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** Values of an entry as people read them. */
export function valueText(t: Translator, { noun, names }: Pick<AuditEntry, 'noun' | 'names'>) {
  const colon = t.locale === 'zh-CN' ? '：' : ': '

  function plain(field: string, value: unknown, around: Values): string {
    const named = names[`${field} ${String(value)}`]
    if (named) return localised(t.locale, named.name, named.nameEn).text
    if (/Ids?$/.test(field) && typeof value === 'number') return `#${value}`
    if (typeof value === 'boolean') return t(value ? 'adminForm.yes' : 'adminForm.no')
    if (typeof value === 'number') return figure(field, value, around)
    if (isMoment(value)) return dateTime(value)
    const text = orDash(value as string | null)
    if ((field === 'locale' || field === 'languages') && languages[text]) return t(languages[text])
    const key = `${at(worded, noun, field)}${text}`
    return t.knows(key) ? t(key as PlainKey) : text
  }

  function figure(field: string, value: number, around: Values): string {
    if (field.endsWith('Minor')) return money(t, value, (around['currency'] ?? 'CNY') as Currency)
    if (field.endsWith('Kg') || field === 'kilograms') return weight(t, value)
    if (field === 'bytes') return fileSize(value)
    if (field === 'weekday') return weekday(t, value)
    const states = at(numbered, noun, field)
    return states ? labelOf(t, states, value) : String(value)
  }

  function textOf(field: string, value: unknown, around: Values): string {
    if (Array.isArray(value)) return value.map((each) => textOf(field, each, around)).join('\n') || orDash(null)
    if (!value || typeof value !== 'object') return plain(field, value, around)
    const within = value as Values
    const shown = Object.keys(within).filter((name) => name !== 'id' && within[name] !== null && within[name] !== '')
    const labels: Record<string, string> = fieldLabels(t, ...(shown as FieldName[]))
    return shown
      .map((name) => `${labels[name]}${colon}${textOf(name, within[name], { ...around, ...within })}`)
      .join(' · ')
  }
  return textOf
}

// The first day of 2024 was a Monday.
const weekday = (t: Translator, day: number) =>
  new Intl.DateTimeFormat(t.locale, { weekday: 'long' }).format(new Date(2024, 0, day))

const at = <Found>(table: Record<string, Found>, noun: AuditNoun, field: string): Found | undefined =>
  table[`${noun}.${field}`] ?? table[field]
