import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { sql } from '#server/database/sql.ts'
import { shipOrder } from '#server/features/orders/operator-steps.ts'

/** The seller's part of a journey, done on the database of the site under test. */
export async function shipAsSeller(baseURL: string | undefined, orderId: number) {
  const { port } = new URL(baseURL ?? '')
  const dataDir = readFileSync(join(tmpdir(), `polyharbor-e2e-${port}.path`), 'utf8')
  const db = openDatabase({ url: (await startEmbedded(dataDir)).url, pool: 1 })
  try {
    const order = await db.first<{ kilograms: number }>(sql`select kilograms from sales_order where id = ${orderId}`)
    const shipment = { orderId, carrier: 'SF Express', trackingNumber: 'SF1', shippedKg: order?.kilograms ?? 0 }
    await shipOrder({ db, config: readConfig({ LOG_LEVEL: 'silent' }, []), operatorId: 1 }, shipment)
  } finally {
    await db.end()
  }
}
