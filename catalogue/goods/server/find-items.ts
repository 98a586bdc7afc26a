import type { Currency } from '#platform/contract/currencies.ts'
import { asLasting } from '#platform/contract/lasting.ts'
import type { Price, ProductItem } from '../product.ts'
import type { Db } from '#platform/server/database/database.ts'
import { nameIn, type Names } from './load-names.ts'
import { findStocks } from './find-stocks.ts'
import { propertyOf } from './property-of.ts'
import { searchItemRows, type ItemRow, type Stock } from './queries.ts'
import type { SearchState } from './search-state.ts'

/** A property that a list is about, and the measurements whose values are meant. */
interface AskedAbout {
  name: string
  measurementIds: readonly number[]
}

/**
 * Products as lists show them, in the order of the ids; what is not published or has no picture is left out.
 * Of the properties there is room for four: those asked about, then the first of the product; or for one value of each
 * that was asked about, and no other.
 */
export async function findItems(
  db: Db,
  ids: number[],
  state: SearchState,
  askedAbout: readonly AskedAbout[] = [],
  only = false,
): Promise<ProductItem[]> {
  if (ids.length === 0) return []
  const kind = `${only ? 'columns' : 'item'} ${askedAbout.map(({ name }) => name).join()}`
  const kept = await state.keepEach(kind, ids, async (missing) => {
    const names = await state.names()
    const rows = await searchItemRows(
      db,
      missing,
      askedAbout.flatMap(({ measurementIds }) => measurementIds),
      only,
    )
    return new Map(rows.map((row) => [row.id, itemOf(row, names)]))
  })
  // Orders and comments change these without a word to the search: they are read each time.
  const stocks = await findStocks(db, ids)
  return kept.flatMap((item) => {
    const stock = item && stocks.get(item.id)
    return stock ? [withStock(item, stock)] : []
  })
}

type KeptItem = Omit<ProductItem, keyof Stock>

/** Beside what is kept, as it was read last: most of it is the same the next time. */
const withStocks = new WeakMap<KeptItem, ProductItem>()
function withStock(item: KeptItem, { stockKg, lotCount, commentCount, score }: Stock): ProductItem {
  const last = withStocks.get(item)
  const isSame =
    last?.stockKg === stockKg &&
    last.lotCount === lotCount &&
    last.commentCount === commentCount &&
    last.score === score
  if (isSame) return last
  const now = asLasting({ ...item, stockKg, lotCount, commentCount, score })
  withStocks.set(item, now)
  return now
}

function itemOf({ values, currency, perTonneMinor, tiers, labelIds, ...row }: ItemRow, names: Names): KeptItem {
  const category = nameIn(names.categories, row.categoryId)
  const brand = nameIn(names.brands, row.brandId)
  const country = nameIn(names.countries, row.countryId)
  return {
    ...row,
    productCategoryName: category.name,
    productCategoryNameEn: category.nameEn,
    brandName: brand.name,
    brandNameEn: brand.nameEn,
    countryName: country.name,
    countryNameEn: country.nameEn,
    labelList: [...names.labels.values()].filter(({ id }) => labelIds.includes(id)),
    keyProperties: values.map((each) => propertyOf(each, names)),
    price: currency === null || perTonneMinor === null ? null : priceOf(currency, perTonneMinor, tiers),
  }
}

const priceOf = (currency: Currency, perTonneMinor: number, tiers: ItemRow['tiers']): Price => ({
  currency,
  perTonneMinor,
  tiers: tiers.map(([fromKilograms, minor]) => ({ fromKilograms, perTonneMinor: minor })),
})
