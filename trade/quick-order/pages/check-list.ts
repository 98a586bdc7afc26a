import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { cart } from '#trade/cart/contract.ts'
import type { QuantityUnit } from '#catalogue/goods/quantity.ts'
import { namesGrade } from '#trade/enquiries/pages/names-grade.ts'
import { readLines, type ReadLine } from '#trade/enquiries/pages/spreadsheet/read-lines.ts'
import { readTable } from '#platform/web/spreadsheet/read-table.ts'
import type { Visit } from '#platform/web/visit.ts'

export interface ListedLine {
  row: number
  asked: string
  quantity: string
  unit: QuantityUnit
  goods: OutputOf<typeof cart.check>[number]
  /** Why nothing of it can be bought. */
  wrong: 'unread' | 'unknown' | 'unsold' | null
}

/** Each costs a search. */
const mostLines = 50
const hits = 5

/** Every line of a pasted list with the goods that it names, priced as the cart would price them. */
export async function checkList(api: Visit['api'], text: string): Promise<ListedLine[]> {
  const table = readTable(text)
  if ('unclosedRow' in table) return []
  const read = readLines(table, 'CNY').slice(0, mostLines)
  const ids = await Promise.all(read.map((line) => findGrade(api, line)))
  const wanted = read.flatMap(({ line }, at) => {
    const productId = ids[at]
    return productId ? [{ productId, quantity: line.quantity ?? '', unit: line.unit as QuantityUnit }] : []
  })
  const priced = wanted.length > 0 ? await api.cart.check({ items: wanted }) : []
  return read.map((each, at) => {
    const { row, line } = each
    const goods = ids[at] ? (priced.shift() ?? null) : null
    const wrong = !isRead(each) ? 'unread' : !ids[at] ? 'unknown' : goods ? null : 'unsold'
    const asked = [line.productName, line.quantity, line.quantity && line.unit].filter(Boolean).join(' ')
    return { row, asked, quantity: line.quantity ?? '', unit: line.unit as QuantityUnit, goods, wrong }
  })
}

/** One quantity: an order cannot be for several. */
const isRead = ({ errors, line }: ReadLine) =>
  !errors.productName && !errors.quantity && !errors.unit && /^[\d.]+$/.test(line.quantity ?? '')

async function findGrade(api: Visit['api'], read: ReadLine) {
  const { productName = '' } = read.line
  if (!isRead(read)) return undefined
  const { list } = await api.products.list({ key: productName, limit: hits })
  return list.find(({ modelName }) => namesGrade(productName, modelName))?.id
}
