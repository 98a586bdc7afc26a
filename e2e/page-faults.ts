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

/**
 * The same for a page that nothing else is asked of: of elements that look and read alike beside each other only the
 * first stays. Most of a page are rows of a table and links of a menu, and each takes as long as the first.
 */
export async function barriersOfKinds(page: Page, colours: boolean): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 })
  const named = await page.evaluate(leaveOneOfEach)
  return [...named.map((id) => `several elements have the id ${id}`), ...(await barriers(page, colours))]
}

/** Runs in the page and returns the ids that are given twice, which could not be seen afterwards. */
function leaveOneOfEach(): string[] {
  /** What differs from row to row and tells nothing about how an element looks, or whether it has a name. */
  const ofOne =
    /^(?:id|for|name|href|src|srcset|alt|value|title|datetime|data-.*|aria-(?:label|labelledby|describedby|controls))$/
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  const kinds = new Map<Element, string>()
  const kindOf = (element: Element): string => {
    const known = kinds.get(element)
    if (known !== undefined) return known
    const { color, backgroundColor } = getComputedStyle(element)
    const attributes = [...element.attributes].map(({ name, value }) =>
      ofOne.test(name) ? `${name}${value.trim() ? '' : ' empty'}` : `${name}=${value}`,
    )
    const own = [element.tagName, color, backgroundColor, hasWords(element), ...attributes]
    const kind = `${own.join(' ')}(${[...element.children].map(kindOf).join()})`
    kinds.set(element, kind)
    return kind
  }
  const again: Element[] = []
  const compare = (element: Element) => {
    const seen = new Set<string>()
    for (const child of element.children) {
      const kind = kindOf(child)
      if (seen.has(kind)) again.push(child)
      else compare(child)
      seen.add(kind)
    }
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  compare(document.body)
  for (const element of again) element.remove()
  return ids.filter((id, at) => ids.indexOf(id) < at)
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
