import { parseArgs } from 'node:util'
import { benchChat } from './chat.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchOrders } from './orders.ts'
import { benchPageCache } from './page-cache.ts'
import { benchPages } from './pages.ts'
import { benchSearch } from './search.ts'
import { benchSignIn } from './sign-in.ts'
import { openSite } from './site.ts'
import { benchSteady } from './steady.ts'

/**
 * `npm run bench`: figures of one run on one machine; ratios hold, absolute numbers do not. `--million` adds a catalogue
 * of a million products; `--minutes 60` prints only the memory of the site under steady load, `--orders` only orders,
 * `--pages` only kept pages.
 */
const { values } = parseArgs({
  options: {
    million: { type: 'boolean' },
    minutes: { type: 'string' },
    orders: { type: 'boolean' },
    pages: { type: 'boolean' },
  },
})
if (values.minutes) await benchSteady(Number(values.minutes))
else if (values.orders) await benchOrders()
else if (values.pages) await benchPageCache()
else await benchAll()

async function benchAll() {
  const site = await openSite(3390, { TRUST_PROXY: '127.0.0.1', CHAT_PER_MINUTE: '1000000' })
  try {
    await benchFirstLoad(site.origin)
    await benchPages(site.origin)
    await benchSignIn(site.origin)
    await benchChat(site)
  } finally {
    await site.stop()
  }
  await benchPageCache()
  await benchOrders()
  // A million products take half an hour to make: only on request.
  await benchSearch([904, 100_000, ...(values.million ? [1_000_000] : [])])
}
