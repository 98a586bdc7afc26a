import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pages } from '#web/routes.ts'
import { allAddresses, type Address } from './addresses.ts'
import { expect, inBothLanguages, signIn, test } from './journey.ts'

async function violations(page: Page, { url, entry }: Address): Promise<string[]> {
  await page.goto(url, { waitUntil: 'load' })
  const found = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${entry.path}: ${id}, ${help}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    )
}

/** One page of the browser for all addresses: opening each in its own would take three times as long. */
async function check(page: Page, addresses: Address[]) {
  const found: string[] = []
  for (const address of addresses) found.push(...(await violations(page, address)))
  expect(found).toEqual([])
}

const layouts = [...new Set(pages.map(({ layout }) => layout))]

inBothLanguages(() => {
  test.describe.configure({ timeout: 180_000 })

  for (const layout of layouts)
    test(`no page in the ${layout} layout keeps anybody out`, async ({ page, context, baseURL, token, request }) => {
      const addresses = (await allAddresses(request)).filter(({ entry }) => entry.layout === layout)
      const isForMembers = ({ entry }: Address) => entry.access === 'customer'
      // Visitors first: the pages for guests are not shown to members.
      await check(
        page,
        addresses.filter((address) => !isForMembers(address)),
      )
      await signIn(context, baseURL, token)
      await check(page, addresses.filter(isForMembers))
    })
})
