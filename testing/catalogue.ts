import { usualCondition } from '#catalogue/parameters/usual-conditions.ts'
import { albums } from '#demo/albums.ts'
import { fillCatalogue } from '#demo/seed-catalogue.ts'
import type { StorePictures } from '#demo/store-pictures.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { indexProducts } from '#catalogue/search/server/index-products.ts'
import { aPicture } from './factories.ts'

let made = 0

/** The whole demo catalogue; its pictures are rows without files. */
export const demoCatalogue = (db: Database) =>
  db.transaction((tx) => {
    const store: StorePictures = async (name) => {
      const picture = await aPicture(tx)
      const ids = Object.keys(albums[name]().drawings).map((key) => [key, picture.id])
      return Object.fromEntries(ids) as Awaited<ReturnType<typeof store<typeof name>>>
    }
    return fillCatalogue(tx, store)
  })

async function idOf(row: Promise<{ id: number } | undefined>): Promise<number> {
  const found = await row
  if (!found) throw new Error('Nothing was inserted.')
  return found.id
}

interface Names {
  name?: string
  nameEn?: string
}

const pair = ({ name, nameEn }: Names, word: string) => {
  const n = ++made
  return { code: `test-${n}`, zh: name ?? `${word}${n}`, en: nameEn ?? `${word}${n}` }
}

export function aShop(db: Db, names: Names = {}) {
  const { code, zh, en } = pair(names, 'Shopname')
  return idOf(
    db.first(sql`
      insert into shop (code, type, name_zh, name_en, country_id, city_zh, city_en, main_markets_zh, main_markets_en,
        description_zh, description_en, established_year, staff, email, phone)
      select ${code}, 5, ${zh}, ${en}, id, '宁波', 'Ningbo', '', '', '', '', 2001, 10, 'a@example.com', '1' from country
      where code = 'CN' returning id`),
  )
}

export function aBrand(db: Db, { aliases = [], ...names }: Names & { aliases?: string[] } = {}) {
  const { code, zh, en } = pair(names, 'Brandname')
  return idOf(
    db.first(sql`
      insert into brand (code, country_id, name_zh, name_en, aliases)
      select ${code}, id, ${zh}, ${en}, ${aliases} from country where code = 'CN' returning id`),
  )
}

export function aProductCategory(db: Db, { parentId, ...names }: Names & { parentId?: number } = {}) {
  const { code, zh, en } = pair(names, 'Kind')
  return idOf(
    db.first(sql`
      insert into category (code, parent_id, position, name_zh, name_en)
      values (${code}, ${parentId ?? null}, ${made}, ${zh}, ${en}) returning id`),
  )
}

export function aProductLabel(db: Db, names: Names = {}) {
  const { code, zh, en } = pair(names, 'Mark')
  return idOf(
    db.first(sql`
      insert into label (code, position, name_zh, name_en) values (${code}, ${made}, ${zh}, ${en}) returning id`),
  )
}

export interface ProductWishes {
  shopId?: number
  brandId?: number
  categoryId?: number
  /** ISO code. */
  country?: string
  grade?: number
  fieldType?: number
  series?: string | null
  model?: string
  name?: string | null
  nameEn?: string | null
  aliases?: string[]
  labelIds?: number[]
  status?: string
  selfRun?: boolean
  recommended?: boolean
  isNew?: boolean
  price?: { currency: 'CNY' | 'USD'; perTonneMinor: number } | null
  stockKg?: number
  createdAt?: string
  /** Code of a parameter → value in its base unit, in this order. */
  values?: Record<string, number | [low: number, high: number]>
}

/** A published product that can be found, of a brand, category and shop of its own unless told otherwise. */
export async function aProduct(db: Database, wishes: ProductWishes = {}) {
  const n = ++made
  const { shopId = await aShop(db), brandId = await aBrand(db), categoryId = await aProductCategory(db) } = wishes
  const { model = `Model${n}`, name = null, nameEn = `Product ${n}`, price = null, series = null } = wishes
  const picture = await aPicture(db)
  return db.transaction(async (tx) => {
    const id = await idOf(
      tx.first(sql`
        insert into product (code, status, shop_id, category_id, brand_id, country_id, grade, field_type, series, model,
          name_zh, name_en, form, colour_hex, colour_zh, colour_en, aliases, self_run, recommended, is_new, currency,
          price_per_tonne, minimum_order_kg, stock_kg, lead_time_days, created_at)
        select ${`test-${n}`}, ${wishes.status ?? 'published'}, ${shopId}, ${categoryId}, ${brandId}, id,
          ${wishes.grade ?? 0}, ${wishes.fieldType ?? 1}, ${series}, ${model}, ${name}, ${nameEn}, 'pellet', '#ffffff',
          '白色', 'White', ${wishes.aliases ?? []}, ${wishes.selfRun ?? false}, ${wishes.recommended ?? false},
          ${wishes.isNew ?? false}, ${price?.currency ?? null}, ${price?.perTonneMinor ?? null}, 1000,
          ${wishes.stockKg ?? 25_000}, 7, ${wishes.createdAt ?? new Date().toISOString()}
        from country where code = ${wishes.country ?? 'CN'} returning id`),
    )
    await tx.run(sql`insert into product_picture (product_id, position, picture_id) values (${id}, 0, ${picture.id})`)
    await tx.run(sql`
      insert into packing (product_id, unit, kilograms, holds_unit, holds_count)
      values (${id}, 'bag', 25, null, null), (${id}, 'pallet', 1000, 'bag', 40)`)
    await tx.run(sql`
      insert into product_label (product_id, label_id) select ${id}, unnest(${wishes.labelIds ?? []}::int[])`)
    for (const [position, [code, value]] of Object.entries(wishes.values ?? {}).entries()) {
      const [low, high] = Array.isArray(value) ? value : [value, value]
      await tx.run(sql`
        insert into property (product_id, parameter_id, position, min, max, unit, method, condition, source, base_low,
          base_high)
        select ${id}, id, ${position}, ${low}, ${high}, base_unit, coalesce(methods[1], 'ISO'),
          ${usualCondition(code, '') ?? null}, 'typical', ${low}, ${high}
        from parameter where code = ${code}`)
    }
    await indexProducts(tx, [id])
    return { id, shopId, brandId, categoryId, model }
  })
}

/** A parameter measured in MPa. */
export function aParameter(db: Db, wishes: { unit?: string; baseUnit?: string; units?: string[] } = {}) {
  const code = `param${letters(++made)}`
  const { unit = 'MPa', baseUnit = 'MPa', units = ['MPa', 'GPa', 'psi'] } = wishes
  return idOf(
    db.first(sql`
      insert into parameter (code, position, group_code, name_zh, name_en, unit, base_unit, units, selection_type,
        input_type, filter_type, search_type)
      values (${code}, ${made}, 'mechanical', ${code}, ${code}, ${unit}, ${baseUnit}, ${units}, 0, 0, 0, 2)
      returning id`),
  ).then((id) => ({ id, code }))
}

const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

export async function aWarehouse(db: Db, shopId: number | null = null): Promise<number> {
  const stored = await db.first<{ id: number }>(sql`
    insert into warehouse (name_zh, name_en, place_zh, place_en, shop_id)
    values ('北仑仓', 'Beilun', '宁波', 'Ningbo', ${shopId}) returning id`)
  return stored?.id ?? 0
}
