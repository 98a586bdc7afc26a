import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Colours are the same in every language, and comparing them takes longer than all else. */
export async function barriers(page: Page, colours: boolean): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: colours } } })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}, ${help}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

export async function overflow(page: Page, width: number, height: number): Promise<string[]> {
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
