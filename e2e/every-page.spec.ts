import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { pages } from '#site/web/routes.ts'
import { allAddresses, type Address } from './addresses.ts'
import { expect, inBothLanguages, signIn, test } from './journey.ts'
import { layoutFaults, widthsIn } from './layout-faults.ts'
import { barriersOfKinds } from './page-faults.ts'

/** One page of the browser for all addresses: opening each in its own would take three times as long. */
async function faults(page: Page, addresses: Address[], language: Locale): Promise<string[]> {
  const found: string[] = []
  for (const { url, entry } of addresses) {
    await page.goto(url, { waitUntil: 'load' })
    const here = await layoutFaults(page, widthsIn[language])
    // Names, roles and colours are the same in both languages, but on the first page, which is arranged anew in Chinese.
    if (language === 'en-US' || entry.path === to.home.path) here.push(...(await barriersOfKinds(page, true)))
    found.push(...here.map((fault) => `${entry.path}: ${fault}`))
  }
  return found
}

const layouts = [...new Set(pages.map(({ layout }) => layout))]

inBothLanguages((language) => {
  test.describe.configure({ timeout: 300_000 })

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
        language,
      )
      await signIn(context, baseURL, token)
      found.push(...(await faults(page, addresses.filter(isForMembers), language)))
      expect(found).toEqual([])
    })
})
