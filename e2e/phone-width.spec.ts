import { allAddresses } from './addresses.ts'
import { expect, inBothLanguages, signIn, test } from './journey.ts'

inBothLanguages(() => {
  for (const width of [360, 390, 768])
    test(`no page scrolls sideways at ${width} px`, async ({ page, context, baseURL, token, request }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 800 })
      const addresses = await allAddresses(request)
      const tooWide: string[] = []
      // Visitors first: the pages for guests are not shown to members.
      for (const members of [false, true]) {
        if (members) await signIn(context, baseURL, token)
        for (const { url, entry } of addresses.filter(({ entry: { access } }) => (access === 'customer') === members)) {
          await page.goto(url, { waitUntil: 'domcontentloaded' })
          const { scrollWidth, wide } = await page.evaluate(() => ({
            scrollWidth: document.documentElement.scrollWidth,
            wide: [...document.querySelectorAll('body *')]
              .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
              .slice(0, 3)
              .map((element) => element.outerHTML.slice(0, 80)),
          }))
          if (scrollWidth > width) tooWide.push(`${entry.path}: ${scrollWidth} px, ${wide.join(' ')}`)
        }
      }
      expect(tooWide).toEqual([])
    })
})
