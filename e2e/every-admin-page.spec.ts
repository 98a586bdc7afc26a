import type { Page } from '@playwright/test'
import { sections, type AdminEntry } from '#platform/office/entry.ts'
import { adminEntryAt, adminPages } from '#site/office/routes.ts'
import { expect, signInAsOperator, test } from './journey.ts'
import { layoutFaults } from './layout-faults.ts'
import { barriersOfKinds } from './page-faults.ts'

/** The list that a page stands below in the address. */
const listOf = ({ path }: AdminEntry) => adminEntryAt(path.split('/').slice(0, 3).join('/'))
// A preview shows a page of the site in a frame where no script may run, and so no check either.
const isPreview = ({ path }: AdminEntry) => path.endsWith('/preview')
/** Lists first: they lead to the things that the other pages show. */
const pagesIn = (section: string) =>
  adminPages
    .filter((entry) => entry.layout === 'desk' && (listOf(entry)?.section ?? 'desk') === section && !isPreview(entry))
    .toSorted((one, other) => Number(Boolean(other.section)) - Number(Boolean(one.section)))

/** What is wrong with one page, and where it leads. Nouns that share a page share its colours and most of its widths. */
async function visit(page: Page, { path }: AdminEntry, url: string, isFirst: boolean) {
  await page.goto(url, { waitUntil: 'load' })
  const links = await page
    .locator('main a[href*="id="]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
  const faults = [
    ...(await layoutFaults(page, isFirst ? undefined : [1280, 1024, 390, 1440])),
    ...(await barriersOfKinds(page, isFirst)),
  ]
  return { faults: faults.map((fault) => `${path}: ${fault}`), links }
}

// In English, whose words are longer: that a page speaks both languages is held elsewhere.
test.describe.configure({ timeout: 300_000 })

test('the pages before the back office keep nobody out and fit every screen', async ({ page }) => {
  const found: string[] = []
  for (const entry of adminPages.filter(({ layout }) => layout === 'door'))
    found.push(...(await visit(page, entry, entry.path, true)).faults)
  expect(found).toEqual([])
})

for (const section of sections)
  test(`every page of the back office in ${section} keeps nobody out and fits every screen`, async ({
    page,
    context,
  }) => {
    await signInAsOperator(context, 'admin@example.com')
    const found: string[] = []
    const known = new Map<AdminEntry, string>()
    const seen = new Set<AdminEntry['page']>()
    for (const entry of pagesIn(section)) {
      const url = known.get(entry) ?? entry.path
      const { faults, links } = await visit(page, entry, url, !seen.has(entry.page))
      seen.add(entry.page)
      found.push(...faults)
      for (const link of links) {
        const target = adminEntryAt(new URL(link).pathname)
        if (target && !target.section && !known.has(target)) known.set(target, link)
      }
    }
    expect(found).toEqual([])
  })
