import { benchFirstLoad } from './first-load.ts'
import { benchPages } from './pages.ts'
import { openSite } from './site.ts'

/** `npm run bench`: figures of one run on one machine; ratios hold, absolute numbers do not. */
const site = await openSite(3390)
try {
  await benchFirstLoad(site.origin)
  await benchPages(site.origin)
} finally {
  await site.stop()
}
