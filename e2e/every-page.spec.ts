import type { Page } from '@playwright/test'
import { pages } from '#site/web/routes.ts'
import { allAddresses, type Address } from './addresses.ts'
import { expect, inBothLanguages, signIn, test } from './journey.ts'
import { layoutFaults } from './layout-faults.ts'
import { barriersOfKinds } from './page-faults.ts'

const desktop = { width: 1440, height: 900 }

/** One page of the browser for all addresses: opening each in its own would take three times as long. */
async function faults(page: Page, addresses: Address[], chinese: boolean): Promise<string[]> {
  const found: string[] = []
  for (const { url, entry } of addresses) {
    await page.setViewportSize(desktop)
    await page.goto(url, { waitUntil: 'load' })
    // Names, roles and colours are the same in both languages. English words are longer: where they fit in every
    // window, Chinese is looked at in one of each kind.
    const here = chinese
      ? [...(await layoutFaults(page, [1440, 1024, 390])), ...(await barriersOfKinds(page, true))]
      : await layoutFaults(page)
    found.push(...here.map((fault) => `${entry.path}: ${fault}`))
  }
  return found
}

const layouts = [...new Set(pages.map(({ layout }) => layout))]

inBothLanguages((language) => {
  test.describe.configure({ timeout: 300_000 })
  const chinese = language === 'zh-CN'

  for (const layout of layouts)
    test(`every page in the ${layout} layout keeps nobody out and fits every screen`, async ({
      page,
      context,
      baseURL,
      token,
      request,
    }) => {
      const addresses = (await allAddresses(request)).filter(({ entry }) => entry.layout === layout)
      const isForMembers = ({ entry }: Address) => entry.access === 'customer'
      // Visitors first: the pages for guests are not shown to members.
      const found = await faults(
        page,
        addresses.filter((address) => !isForMembers(address)),
        chinese,
      )
      await signIn(context, baseURL, token)
      found.push(...(await faults(page, addresses.filter(isForMembers), chinese)))
      expect(found).toEqual([])
    })
})
