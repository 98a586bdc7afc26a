import { currencies, type Currency } from '#platform/contract/currencies.ts'
import { groupTable, type Groups, type HeldGroup } from './groups.ts'
import { eachSpan } from './packed.ts'

/** What search reads of a product, as it is loaded. */
export interface HeldProduct {
  id: number
  groupId: number
  shopId: number
  score: number
  /** In microseconds, as the database tells times apart. */
  created: number
  currency: Currency | null
  price: number | null
  available: boolean
}

/** What products state by one measurement, in base units. */
interface Values {
  size: number
  row: Int32Array
  low: Float64Array
  high: Float64Array
}

type Numbers = Int32Array | Float64Array | Uint8Array
const columns = {
  product: Int32Array,
  group: Int32Array,
  /** The row that its group got before it, counted from one. */
  before: Int32Array,
  shop: Int32Array,
  score: Int32Array,
  created: Float64Array,
  /** Not a number where there is none. */
  price: Float64Array,
  currency: Uint8Array,
  available: Uint8Array,
  /** A product that changes gets a new row; what points to the old one finds it dead. */
  alive: Uint8Array,
  // Room to put one answer together, taken once: a new array for each search costs more than what is found.
  foundRow: Int32Array,
  foundTier: Uint8Array,
  /** The best tier that its own words meet, counted from one. */
  ownTier: Uint8Array,
}
type Columns = { [Name in keyof typeof columns]: InstanceType<(typeof columns)[Name]> }

/** The rows that answer a question, and the best condition that each meets. What is chosen in facets is left to groups. */
export interface Standing {
  table: Table
  rows: Int32Array
  tiers: Uint8Array
}

export interface Table extends Columns {
  size: number
  living: number
  groups: Groups
  /** By the id of the product, counted from one: no row is nothing. */
  rows: Int32Array
  values: Map<number, Values>
  /** What was asked last, as long as nothing changes. */
  recent: { name: string; standing: Standing }[]
}

/** As they are sorted, those without one first. */
export const currencyNumber = (currency: Currency | null) => (currency === null ? 0 : currencies.indexOf(currency) + 1)

/** The same numbers with room for more. */
function roomFor<Kind extends Numbers>(numbers: Kind, size: number): Kind {
  if (size <= numbers.length) return numbers
  const more = new (numbers.constructor as new (length: number) => Kind)(Math.max(size, numbers.length * 2))
  more.set(numbers)
  return more
}

export function createTable(groups: readonly HeldGroup[], room: number): Table {
  const empty = Object.entries(columns).map(([name, Kind]) => [name, new Kind(room)])
  return {
    ...(Object.fromEntries(empty) as Columns),
    size: 0,
    living: 0,
    groups: groupTable(groups),
    rows: new Int32Array(room),
    values: new Map(),
    recent: [],
  }
}

export function addProduct(table: Table, { id, groupId, currency, price, ...product }: HeldProduct): void {
  const group = table.groups.at.get(groupId)
  if (group === undefined) throw new Error(`group ${groupId} of product ${id} is not known`)
  const row = table.size++
  table.recent = []
  for (const name of Object.keys(columns) as (keyof Columns)[])
    Object.assign(table, { [name]: roomFor(table[name] as Numbers, table.size) })
  table.rows = roomFor(table.rows, id + 1)
  table.product[row] = id
  table.group[row] = group
  table.before[row] = table.groups.newest[group] as number
  table.groups.newest[group] = row + 1
  table.shop[row] = product.shopId
  table.score[row] = product.score
  table.created[row] = product.created
  table.price[row] = price ?? Number.NaN
  table.currency[row] = currencyNumber(currency)
  table.available[row] = Number(product.available)
  table.alive[row] = 1
  table.rows[id] = row + 1
  table.living++
}

export function removeProduct(table: Table, id: number): void {
  const row = (table.rows[id] ?? 0) - 1
  if (row < 0) return
  table.recent = []
  table.alive[row] = 0
  table.rows[id] = 0
  table.living--
}

/** Of products that were added before; packed as they are loaded. */
export function addValues(table: Table, measurementId: number, packed: Buffer) {
  const values = table.values.get(measurementId) ?? {
    size: 0,
    row: new Int32Array(16),
    low: new Float64Array(16),
    high: new Float64Array(16),
  }
  eachSpan(packed, (id, low, high) => {
    const row = (table.rows[id] ?? 0) - 1
    if (row < 0) return
    const at = values.size++
    values.row = roomFor(values.row, values.size)
    values.low = roomFor(values.low, values.size)
    values.high = roomFor(values.high, values.size)
    values.row[at] = row
    values.low[at] = low
    values.high[at] = high
  })
  table.values.set(measurementId, values)
}
