import type { NamedFile } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import { date } from '#platform/texts/format.ts'
import { kindLabel } from '#platform/texts/kind-labels.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { spendReading } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { networkOf } from '#platform/server/api/network-of.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { writeCsv } from '#platform/server/spreadsheets/write-csv.ts'
import { writeXlsx } from '#platform/server/spreadsheets/write-xlsx.ts'
import { mostExported, type ExportEnding } from '../export-address.ts'
import type { ExportQuery } from '../contract.ts'
import { exportColumns, type ExportColumn } from './export-columns.ts'
import { fetchMatches } from './fetch-matches.ts'
import { listParameters } from './list-parameters.ts'
import { matchAsked } from './match-asked.ts'

const allowance = { most: 20, minutes: 10 }
const writers = { csv: writeCsv, xlsx: writeXlsx }

/** The hits of a search as a file, with the prices that everybody sees. */
export async function exportHits(query: ExportQuery, context: Context, ending: ExportEnding): Promise<NamedFile> {
  const { db, ip, config } = context
  await spendReading(db, `export ${networkOf(ip)}`, allowance)
  const locale = query.lang ?? context.locale
  const t = translatorFor(locale)
  const matches = await matchAsked(query, context, false)
  const { list } = await fetchMatches(db, matches, { ...query, page: 1, limit: mostExported })
  const parameters = await listParameters(db)
  const chosen = (query.columns ?? []).flatMap((code) => parameters.find((each) => each.code === code) ?? [])
  const columns = [
    ...goodsColumns(t),
    ...chosen.flatMap((parameter) => exportColumns(t, parameter, list, query)),
    ...tradeColumns(t, siteOriginOf(config, locale)),
  ]
  const chunks: Buffer[] = []
  for await (const chunk of writers[ending](rowsOf(columns, list))) chunks.push(chunk)
  return { name: `polyharbor-${date(new Date())}.${ending}`, bytes: new Uint8Array(Buffer.concat(chunks)) }
}

async function* rowsOf(columns: ExportColumn[], list: readonly ProductItem[]) {
  yield columns.map(({ head }) => head)
  for (const item of list) yield columns.map(({ cell }) => cell(item))
}

const goodsColumns = (t: Translator): ExportColumn[] => {
  const name = (zh: string, en: string) => localised(t.locale, zh, en).text
  return [
    { head: t('products.product'), cell: (item) => productTitle(item, t) },
    { head: t('products.brand'), cell: (item) => name(item.brandName, item.brandNameEn) },
    { head: t('products.category'), cell: (item) => name(item.productCategoryName, item.productCategoryNameEn) },
    { head: t('workbench.kind'), cell: ({ grade }) => kindLabel(t, 'Grade', grade) },
    { head: t('products.origin'), cell: (item) => name(item.countryName, item.countryNameEn) },
    { head: t('workbench.seller'), cell: (item) => name(item.shopName, item.shopNameEn) },
  ]
}

const tradeColumns = (t: Translator, origin: string): ExportColumn[] => [
  { head: t('workbench.price'), cell: ({ price }) => (price ? (price.perTonneMinor / 100).toFixed(2) : '') },
  { head: t('workbench.currency'), cell: ({ price }) => price?.currency ?? '' },
  { head: t('workbench.stockKg'), cell: ({ stockKg }) => String(stockKg) },
  { head: t('workbench.address'), cell: ({ id }) => origin + to.product(id) },
]
