import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { expect, inBothLanguages, signIn, test } from './journey.ts'
import { layoutFaults, widthsIn } from './layout-faults.ts'

const phone = { width: 390, height: 844 }

/** Presses Tab until the focus is within, following each link that leads past something. */
async function stopsTo(page: Page, target: string, most = 20): Promise<number> {
  for (let stops = 1; stops <= most; stops++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate((wanted) => {
      const element = document.activeElement
      return { isThere: Boolean(element?.closest(wanted)), isSkip: Boolean(element?.matches('.skip-link')) }
    }, target)
    if (focus.isThere) return stops
    if (focus.isSkip) await page.keyboard.press('Enter')
  }
  return Infinity
}

inBothLanguages((language) => {
  test('what the lists of pages do not show fits every window too', async ({ page, context, baseURL, token }) => {
    test.setTimeout(120_000)
    await signIn(context, baseURL, token)
    await page.goto(to.orders())
    const order = await page.locator(`main a[href*="${to.orders.path}?id="]`).first().getAttribute('href')
    const found: string[] = []
    for (const url of [
      to.search({ key: 'PP', view: 'table' }),
      to.search({ key: 'PP', view: 'scatter' }),
      to.compare({ ids: [1, 2, 3, 4] }),
      to.confirmOrder({ productId: 1, quantity: 5, unit: 'MT' }),
      to.inquiry({ productId: 1 }),
      to.tradeCart(),
      ...(order ? [order] : []),
    ]) {
      await page.goto(url)
      found.push(...(await layoutFaults(page, widthsIn[language])).map((fault) => `${url}: ${fault}`))
    }
    expect(found).toEqual([])
  })

  test('a reader with a keyboard comes to the first hit within twenty stops', async ({ page }) => {
    await page.goto(to.search({ key: 'PP' }))
    expect(await stopsTo(page, 'article')).toBeLessThanOrEqual(20)
  })

  test('the heads of comparison and list stay in sight', async ({ page }) => {
    for (const url of [to.compare({ ids: [1, 2, 3, 4] }), to.search({ key: 'PP', view: 'table' })]) {
      await page.setViewportSize({ width: 1280, height: 700 })
      await page.goto(url)
      await page.mouse.wheel(0, 1500)
      await expect(page.locator('thead th').nth(1)).toBeInViewport()
    }
  })

  test('what a page is for is in sight on a phone', async ({ page, context, baseURL, token, t }) => {
    await page.setViewportSize(phone)
    await signIn(context, baseURL, token)
    await page.goto(to.inquiry())
    await expect(page.getByRole('button', { name: t('enquiries.send') })).toBeInViewport({ ratio: 1 })
    await page.goto(to.confirmOrder({ productId: 1, quantity: 5, unit: 'MT' }))
    await expect(page.getByRole('button', { name: t('orders.submit') })).toBeInViewport({ ratio: 1 })
    await page.goto(to.product(1))
    await expect(page.getByRole('link', { name: t('productDetail.enquire') }).last()).toBeInViewport({ ratio: 1 })
  })
})
