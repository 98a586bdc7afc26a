import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk } from './back-office.ts'
import { aBrand, aProduct, aProductCategory, aShop } from './catalogue.ts'
import type { TestApp } from './test-app.ts'

/** Somebody who keeps the catalogue brings tables. */
export async function bringingTables(app: TestApp) {
  const { db, anonymous } = app
  const desk = await atDesk(app, await aPerson(db, 'catalogue'))
  const codeOf = async (table: 'product' | 'shop' | 'brand' | 'category', id: number) => {
    const rows = { product: sql`product`, shop: sql`shop`, brand: sql`brand`, category: sql`category` }
    return (await db.first<{ code: string }>(sql`select code from ${rows[table]} where id = ${id}`))?.code ?? ''
  }
  async function bring(table: string[][], { decimalComma = false } = {}) {
    const [header = [], ...rows] = table
    const { id } = await desk.imports.start({ name: 'table.csv', header, decimalComma })
    await desk.imports.load({ id, from: 1, rows })
    await desk.imports.check({ id })
    return id
  }
  /** A product that is there, and the cells of one that is not. */
  async function aStart() {
    const there = await aProduct(db, { price: { currency: 'CNY', perTonneMinor: 800_000 } })
    const facts = [
      await codeOf('shop', await aShop(db)),
      await codeOf('category', await aProductCategory(db)),
      await codeOf('brand', await aBrand(db)),
    ]
    return { there, code: await codeOf('product', there.id), facts }
  }
  const count = async (key: string) => (await anonymous.products.list({ key, limit: 0 })).totalCount
  return { desk, codeOf, bring, aStart, count }
}
