import type { Locator, Page } from '@playwright/test'

export interface Count {
  presses: number
  fields: number
  keys: number
  pages: number
}

/** Somebody at the screen, whose every move is counted. */
export function aHand(page: Page) {
  const count: Count = { presses: 0, fields: 0, keys: 0, pages: 1 }
  let shown = new URL(page.url()).pathname
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame !== page.mainFrame() || pathname === shown) return
    count.pages++
    shown = pathname
  })
  const type = async (field: Locator, text: string) => {
    await field.fill(text)
    count.fields++
    count.keys += text.length
  }
  return {
    count,
    page,
    /** A click, a tap, or a key that sends a form. */
    async press(what: Locator, key?: 'Enter') {
      await (key ? what.press(key) : what.click())
      count.presses++
    },
    type,
    /** What the site knows already is left as it is. */
    async fill(fields: Record<string, string>) {
      for (const [name, text] of Object.entries(fields)) {
        const field = page.locator(`main [name="${name}"]`)
        if (await field.inputValue()) continue
        if (await field.evaluate(({ localName }) => localName !== 'select')) await type(field, text)
        else count.fields += (await field.selectOption(text)).length
      }
    },
  }
}

export type Hand = ReturnType<typeof aHand>
