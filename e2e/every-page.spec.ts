import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pages } from '#web/routes.ts'
import { allAddresses, type Address } from './addresses.ts'
import { expect, inBothLanguages, signIn, test } from './journey.ts'

const [desktop, ...narrower] = [1440, 768, 390, 360] as const
const height = 900

/** Colours are the same in every language, and comparing them takes longer than all else. */
async function barriers(page: Page, colours: boolean): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: colours } } })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}, ${help}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

async function overflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  if (scrollWidth <= width) return []
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  return [`scrolls sideways at ${width} px: ${scrollWidth} px, ${wide.join(' ')}`]
}

/** One page of the browser for all addresses: opening each in its own would take three times as long. */
async function faults(page: Page, addresses: Address[], colours: boolean): Promise<string[]> {
  const found: string[] = []
  for (const { url, entry } of addresses) {
    await page.setViewportSize({ width: desktop, height })
    await page.goto(url, { waitUntil: 'load' })
    const here = await barriers(page, colours)
    for (const width of narrower) here.push(...(await overflow(page, width)))
    found.push(...here.map((fault) => `${entry.path}: ${fault}`))
  }
  return found
}

const layouts = [...new Set(pages.map(({ layout }) => layout))]

inBothLanguages((language) => {
  test.describe.configure({ timeout: 300_000 })
  const colours = language === 'zh-CN'

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
        colours,
      )
      await signIn(context, baseURL, token)
      found.push(...(await faults(page, addresses.filter(isForMembers), colours)))
      expect(found).toEqual([])
    })
})
