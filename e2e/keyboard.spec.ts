import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { expect, inChinese, signIn, test } from './journey.ts'

/** Presses Tab until the wanted thing has the focus, and tells how often. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, most = 60) {
  for (let presses = 1; presses <= most; presses++) {
    await page.keyboard.press('Tab')
    if (await isThere()) return presses
  }
  throw new Error(`The focus did not come by in ${most} steps.`)
}

const focusIsIn = (page: Page, selector: string) => () =>
  page.evaluate((wanted) => Boolean(document.activeElement?.closest(wanted)), selector)

inChinese(() => {
  test('the first key leads past the header to the content', async ({ page, t }) => {
    await page.goto(to.news())
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: t('layout.skipToContent') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focusIsIn(page, '#main')()).toBe(true)
  })

  test('everything in the header is reached, in order, with the focus in sight', async ({ page }) => {
    await page.goto(to.news())
    await page.waitForLoadState('networkidle')
    const wanted = await page
      .locator('header :is(a[href], button, input, select, summary)')
      .filter({ visible: true })
      .count()
    const seen = new Set<string>()
    await tabTo(page, focusIsIn(page, 'header'))
    while (await focusIsIn(page, 'header')()) {
      const focus = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        // A field in a box shows the ring around the box.
        const around = [element, element.parentElement, element.parentElement?.parentElement]
        const ring = around.some((box) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box ?? element)
          return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
        })
        const { width, height } = element.getBoundingClientRect()
        return { name: element.outerHTML.slice(0, 200), ring, size: width * height }
      })
      expect(focus.ring, `a focus ring around ${focus.name}`).toBe(true)
      expect(focus.size, focus.name).toBeGreaterThan(0)
      seen.add(focus.name)
      await page.keyboard.press('Tab')
    }
    expect(seen.size).toBe(wanted)
  })

  test('the menu of a member opens, moves and closes by keys', async ({ page, context, baseURL, token, t }) => {
    await signIn(context, baseURL, token)
    await page.goto(to.news())
    const opener = page.locator('header summary').last()
    await opener.focus()
    await page.keyboard.press('Enter')
    const centre = page.getByRole('link', { name: t('layout.userCentre') })
    await expect(centre).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(centre).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(centre).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(to.customerHome())
  })
})
