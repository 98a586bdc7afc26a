import type { OutputOf } from '#platform/contract/endpoint.ts'
import { constants } from '#platform/contract/constants.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { quantity } from '#platform/texts/format.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { localisedTitle } from '#catalogue/goods/product-title.ts'
import { currentState, type SearchState } from '#catalogue/goods/server/search-state.ts'
import { formatPropertyRange, type PropertyRange } from '#catalogue/parameters/property-range.ts'
import { unitLabel } from '#catalogue/parameters/units.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { ProductFilter, search } from '../../contract.ts'
import { fetchMatches } from '../fetch-matches.ts'
import { parametersOf, suggestiblesOf } from '../kept-words.ts'
import { matchAsked } from '../match-asked.ts'
import { matchProducts } from '../match-products.ts'
import { endsOf, namesLike, type Suggestible } from './names-like.ts'
import { propertiesLike, type PropertyLike } from './properties-like.ts'

type Suggestion = OutputOf<typeof search.suggest>[number]
interface Asking {
  db: Db
  state: SearchState
  t: Translator
  key: string
}

const most = { grade: 5, category: 2, use: 2, shop: 2, property: 2 }

/** What the end of a typed search may become, each kind by its name; nothing that would find nothing. */
export async function suggest(filter: Pick<ProductFilter, 'key' | 'grade'>, context: Context): Promise<Suggestion[]> {
  const { db } = context
  const t = translatorFor(context.locale)
  const key = filter.key?.trim() ?? ''
  if (key === '') return []
  const grades = await gradesLike(filter, context, t)
  const asking = { db, state: await currentState(db), t, key }
  return [
    ...(await propertiesOf(asking)),
    ...(await categoriesOf(asking)),
    ...(await usesOf(asking)),
    ...grades,
    ...(await shopsOf(asking)),
  ]
}

async function gradesLike(filter: ProductFilter, context: Context, t: Translator): Promise<Suggestion[]> {
  const matches = await matchAsked(filter, context, false)
  const paging = { ...constants.list, limit: most.grade, orderBy: 'relevance' as const, sortType: undefined }
  const { list } = await fetchMatches(context.db, matches, paging)
  const titles = new Map(list.map((item) => [localisedTitle(item, t).text, item]))
  return [...titles].map(([text, { grade }]) => ({
    kind: 'grade',
    text,
    note: t('workbench.suggestedGrade', { kind: kindLabel(t, 'Grade', grade) }),
  }))
}

const nameOf = ({ zh, en }: Suggestible, t: Translator) => localised(t.locale, zh, en).text
const together = (rest: string, word: string) => [rest, word].filter(Boolean).join(' ')
const addressOf = (rest: string, name: string, value: string) =>
  String(new URLSearchParams(rest ? { key: rest, [name]: value } : { [name]: value }))

/** How many there are as it would be searched, and nothing else: a suggestion is never a correction. */
const countOf = async ({ db }: Asking, filter: ProductFilter) =>
  (await matchProducts(db, filter, { asTyped: true })).totalCount

/** The first end of what was typed that something is called by. */
function likeEnd(asking: Asking, all: readonly Suggestible[], kind: keyof typeof most) {
  for (const { rest, end } of endsOf(asking.key)) {
    const found = namesLike(all, end, most[kind])
    if (found.length > 0) return { rest, found }
  }
  return { rest: '', found: [] }
}

async function categoriesOf(asking: Asking): Promise<Suggestion[]> {
  const { t } = asking
  const { rest, found } = likeEnd(asking, (await suggestiblesOf(asking.state, asking.db)).categories, 'category')
  const counted: Suggestion[] = []
  for (const category of found) {
    const count = await countOf(asking, { key: rest || undefined, categoryIds: [category.id] })
    if (count > 0)
      counted.push({
        kind: 'category',
        text: together(rest, nameOf(category, t)),
        note: t('workbench.suggestedCategory', { count }),
        query: addressOf(rest, 'categoryIds', String(category.id)),
      })
  }
  return counted
}

async function usesOf(asking: Asking): Promise<Suggestion[]> {
  const { t } = asking
  const { rest, found } = likeEnd(asking, (await suggestiblesOf(asking.state, asking.db)).uses, 'use')
  const counted: Suggestion[] = []
  for (const use of found) {
    const text = together(rest, nameOf(use, t))
    const count = await countOf(asking, { key: text })
    if (count > 0) counted.push({ kind: 'use', text, note: t('workbench.suggestedUse', { count }) })
  }
  return counted
}

/** By its whole name only: nobody types a polymer before a supplier to see the supplier. */
async function shopsOf({ state, db, t, key }: Asking): Promise<Suggestion[]> {
  const [whole] = endsOf(key)
  const { shops } = await suggestiblesOf(state, db)
  const found = whole && whole.rest === '' ? namesLike(shops, whole.end, most.shop) : []
  return found.map((shop) => ({
    kind: 'shop',
    text: nameOf(shop, t),
    note: t('workbench.suggestedShop'),
    shopId: shop.id,
  }))
}

async function propertiesOf(asking: Asking): Promise<Suggestion[]> {
  const parameters = await parametersOf(asking.state, asking.db)
  const names = new Map([...(await asking.state.names()).parameters.values()].map((each) => [each.code, each]))
  const suggestions: Suggestion[] = []
  for (const like of propertiesLike(asking.key, parameters, most.property)) {
    const named = names.get(like.code)
    const unit = parameters.get(like.code)?.unit
    if (!named || unit === undefined) continue
    const name = localised(asking.t.locale, named.name, named.nameEn).text
    const note = asking.t('workbench.suggestedProperty', { name })
    if (like.ranges.length === 0) suggestions.push(unfinished(like, note))
    for (const range of like.ranges) suggestions.push(...(await ranged(asking, like, range, note)))
  }
  return suggestions
}

/** The visitor types the number. */
const unfinished = ({ rest, word }: PropertyLike, note: string): Suggestion => {
  const fill = together(rest, `${word} ≥ `)
  return { kind: 'property', text: `${fill}…`, note, fill }
}

async function ranged(asking: Asking, like: PropertyLike, range: PropertyRange, note: string): Promise<Suggestion[]> {
  const { rest, word } = like
  const count = await countOf(asking, { key: rest || undefined, range: [range] })
  if (count === 0) return []
  const side = range.min === undefined ? `≤ ${quantity(range.max ?? 0)}` : `≥ ${quantity(range.min)}`
  const text = together(rest, `${word} ${side} ${unitLabel(range.unit)}`.trim())
  return [{ kind: 'property', text, note, query: addressOf(rest, 'range', formatPropertyRange(range)) }]
}
