import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

// No frame of ours lets scripts run, so axe has nothing to ask them and would wait for their answers.
const options: RunOptions = { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } }

/** Colours are the same in every language, and comparing them takes longer than all else. */
export async function barriers(page: Page, colours: boolean): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (how): Promise<AxeResults> => (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, how),
    { ...options, rules: { 'color-contrast': { enabled: colours } } },
  )
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
