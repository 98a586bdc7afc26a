import { openDatabase } from '#platform/server/database/database.ts'
import { environmentHere } from '#platform/server/environment.ts'
import { brokenRules } from '#trade/orders/server/exact-queries.ts'

/** `DATABASE_URL=… node scripts/check-trading.ts`: says whether the orders of a database are exact. */
const { DATABASE_URL: url } = environmentHere()
if (!url) throw new Error('Set DATABASE_URL.')
const db = openDatabase({ url, pool: 1 })
const broken = await brokenRules(db)
await db.end()
console.log(broken.length === 0 ? 'Every order is exact.' : broken.join('\n'))
process.exitCode = broken.length === 0 ? 0 : 1
