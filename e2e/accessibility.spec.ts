import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
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

inBothLanguages(() => {
  test.describe.configure({ timeout: 300_000 })

  test('no page for visitors keeps anybody out', async ({ page, request }) => {
    await check(
      page,
      (await allAddresses(request)).filter(({ entry }) => entry.access !== 'customer'),
    )
  })

  test('no page for members keeps anybody out', async ({ page, context, baseURL, token, request }) => {
    await signIn(context, baseURL, token)
    await check(
      page,
      (await allAddresses(request)).filter(({ entry }) => entry.access === 'customer'),
    )
  })
})
