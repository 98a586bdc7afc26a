import { longestSearch, mostColumns } from '#platform/contract/constants.ts'
import { formatPropertyRange, parsePropertyRange, type PropertyRange } from '#catalogue/parameters/property-range.ts'
import { isUnit } from '#catalogue/parameters/units.ts'

/** What narrows a search, in the order in which an address names it. */
export const filterNames = [
  'key',
  'grade',
  'productFiledType',
  'categoryIds',
  'brandIds',
  'countryIds',
  'lableIds',
  'labelMatch',
  'shopId',
  'subjectId',
  'recommandStatus',
  'selfSupportFlag',
  'newFlag',
  'inStock',
  'currency',
  'priceMin',
  'priceMax',
  'range',
  'without',
] as const

/** Filters of which several values may be chosen. */
const many: string[] = [
  'grade',
  'categoryIds',
  'brandIds',
  'countryIds',
  'lableIds',
  'range',
  'without',
  'property',
  'columns',
  'near',
]

/** How much is wanted: it narrows nothing, and goes along into an enquiry. */
export const wantedNames = ['quantity', 'unit']

/** How the result is shown; a shared or stored search is the same search without them. */
const lookNames = [
  ...wantedNames,
  'property',
  'orderBy',
  'sortType',
  'sortBy',
  'near',
  'view',
  'columns',
  'x',
  'y',
  'units',
  'page',
  'limit',
]

const ownNames = new Set<string>([...filterNames, ...lookNames])

const defaults: Record<string, string> = {
  labelMatch: 'any',
  orderBy: 'relevance',
  view: 'grid',
  units: 'si',
  page: '1',
}

/**
 * The one address of a search. A form without scripts sends every field it has (`mfr.min`, `mfr.max`, `mfr.unit`,
 * `price.min`, `sort`) and many of them empty; the address holds what they say and nothing else.
 */
export function canonicalQuery(sent: URLSearchParams, usualLimit: number): URLSearchParams {
  const values = new Map<string, string[]>()
  const put = (name: string, value: string) => {
    const known = values.get(name) ?? []
    if (value !== '' && !known.includes(value)) values.set(name, many.includes(name) ? [...known, value] : [value])
  }
  for (const [name, value] of sent)
    // More words than a search takes are cut here, so that the page shows what was searched for.
    if (!name.includes('.')) put(name, name === 'key' ? value.trim().slice(0, longestSearch).trim() : value.trim())
  for (const range of rangesIn(sent)) put('range', formatPropertyRange(range))
  for (const wanted of rangesIn(sent, 'near.')) put('near', formatPropertyRange(wanted))
  readSort(sent.get('sort'), put)
  readPrice(sent, put)

  const ranges = (values.get('range') ?? []).flatMap((text) => parsePropertyRange(text) ?? [])
  values.set('range', ranges.map(formatPropertyRange))
  const ranged = new Set(ranges.map(({ code }) => code))
  values.set(
    'property',
    (values.get('property') ?? []).filter((code) => !ranged.has(code)),
  )
  values.set('columns', (values.get('columns') ?? []).slice(0, mostColumns))
  const near = values.get('near')?.filter((text) => parsePropertyRange(text)) ?? []
  keepOrder(values, near.slice(0, mostColumns))
  if (values.get('view')?.[0] !== 'scatter') for (const axis of ['x', 'y']) values.delete(axis)
  if (!(Number(values.get('quantity')) > 0)) for (const name of wantedNames) values.delete(name)
  // With one label, any and all are the same search.
  if ((values.get('lableIds')?.length ?? 0) < 2) values.delete('labelMatch')
  if (!values.has('priceMin') && !values.has('priceMax')) values.delete('currency')

  const query = new URLSearchParams()
  for (const name of [...filterNames, ...lookNames])
    for (const value of values.get(name) ?? [])
      if (value !== (name === 'limit' ? String(usualLimit) : defaults[name])) query.append(name, value)
  // What others put into a link, such as the name of a campaign, is theirs.
  for (const [name, list] of values)
    if (!ownNames.has(name) && name !== 'sort') for (const value of list) query.append(name, value)
  return query
}

/** Whether an address needs no rewriting; the order of its parts does not matter. */
export function isCanonical(query: URLSearchParams, usualLimit: number): boolean {
  const sorted = (params: URLSearchParams) => {
    const copy = new URLSearchParams(params)
    copy.sort()
    return copy.toString()
  }
  return sorted(query) === sorted(canonicalQuery(query, usualLimit))
}

/** The same search without some of its parts, from the first page on. */
export function without(query: URLSearchParams, parts: readonly (readonly [name: string, value: string])[]) {
  const rest = new URLSearchParams(query)
  for (const [name, value] of parts) rest.delete(name, value)
  rest.delete('page')
  return rest
}

/** Only what narrows the search: for a canonical link, a stored search, an enquiry. */
export function filterOnly(query: URLSearchParams, names: readonly string[] = filterNames) {
  const rest = new URLSearchParams()
  for (const [name, value] of query) if (names.includes(name)) rest.append(name, value)
  return rest
}

/** `?a=b`, or nothing. */
export const asSearch = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '')

/** Up to nine digits before the point and six after it, as the address of a range allows. */
function readNumber(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined
  const value = Number(text)
  return Number.isFinite(value) && Math.abs(value) < 1e9 ? Number(value.toFixed(6)) : undefined
}

/** Ends given the wrong way round are meant the right way round. */
const inOrder = (a: number | undefined, b: number | undefined) =>
  a !== undefined && b !== undefined && a > b ? [b, a] : [a, b]

/** Of fields such as `mfr.min`, or of single values such as `near.mfr`. */
function rangesIn(sent: URLSearchParams, before = ''): PropertyRange[] {
  const codes = new Set<string>()
  for (const name of sent.keys()) {
    const [, code] = /^([a-zA-Z][a-zA-Z0-9]*)\.unit$/.exec(name.replace(before, '')) ?? []
    if (code && name.startsWith(before)) codes.add(code)
  }
  return [...codes].flatMap((code) => {
    const field = before + code
    const unit = sent.get(`${field}.unit`) ?? ''
    const value = readNumber(sent.get(field))
    const end = (name: string) => readNumber(sent.get(`${field}.${name}`)) ?? value
    const [min, max] = inOrder(end('min'), end('max'))
    const at = sent.get(`${field}.at`) || undefined
    return isUnit(unit) && (min !== undefined || max !== undefined) ? [{ code, min, max, unit, at }] : []
  })
}

/** `price-asc` is one choice in a form and two words in the address, `property.mfr-asc` three. */
function readSort(sort: string | null, put: (name: string, value: string) => void) {
  const [by = '', sortType = ''] = (sort ?? '').split('-')
  const [orderBy = '', sortBy = ''] = by.split('.')
  put('orderBy', orderBy)
  put('sortType', sortType)
  put('sortBy', sortBy)
}

/** What an order goes by is named for that order only, and an order that needs it is none without. */
function keepOrder(values: Map<string, string[]>, near: string[]) {
  const [orderBy] = values.get('orderBy') ?? []
  if (orderBy !== 'property') values.delete('sortBy')
  values.set('near', orderBy === 'nearest' ? near : [])
  if ((orderBy === 'property' && !values.has('sortBy')) || (orderBy === 'nearest' && near.length === 0)) {
    values.delete('orderBy')
    values.delete('sortType')
  }
}

/** The same list by another property, from the first page on. */
export function withSort(query: URLSearchParams, code: string, sortType: 'asc' | 'desc') {
  const sorted = without(query, [])
  sorted.delete('near')
  sorted.set('orderBy', 'property')
  sorted.set('sortBy', code)
  sorted.set('sortType', sortType)
  return sorted
}

/** People type yuan and dollars, the address holds fen and cents. */
function readPrice(sent: URLSearchParams, put: (name: string, value: string) => void) {
  const [min, max] = inOrder(readNumber(sent.get('price.min')), readNumber(sent.get('price.max')))
  const minor = (amount: number) => String(Math.round(amount * 100))
  if (min !== undefined && min >= 0) put('priceMin', minor(min))
  if (max !== undefined && max >= 0) put('priceMax', minor(max))
}
