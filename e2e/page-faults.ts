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

/** What pages that were looked at before consist of. Most of a page is what others show as well. */
const examined = new Set<string>()

/**
 * The same for a page that nothing else is asked of: of elements that look and read alike only the first stays, on this page
 * or on one before it. Most of a page are rows of a table and links of a menu, and each takes as long as the first.
 */
export async function barriersOfKinds(page: Page, colours: boolean): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { twice, kinds } = await page.evaluate(leaveNewKinds, [...examined].join())
  const found = await barriers(page, colours)
  // What is wrong is said of every page that has it.
  if (colours && !found.length) for (const kind of kinds) examined.add(kind)
  return [...twice.map((id) => `several elements have the id ${id}`), ...found]
}

/** Runs in the page and returns the ids that are given twice, which could not be seen afterwards, and what is left. */
function leaveNewKinds(known: string) {
  // React keeps its own elements, and does not find that some have gone.
  const root = document.getElementById('root')
  root?.replaceWith(root.cloneNode(true))
  const before = new Set(known.split(','))
  /** What differs from row to row and tells nothing about how an element looks, or whether it has a name. */
  const ofOne = /^(?:id|name|href|src|srcset|alt|value|title|datetime|data-.*|aria-label)$/
  const ofOthers = /^(?:for|headers|list|aria-(?:labelledby|describedby|controls|owns|activedescendant))$/
  const named = [...document.querySelectorAll('[id]')]
  const referrers = Map.groupBy(
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => ofOthers.test(name))
        .flatMap(({ value }) => (value.match(/\S+/g) ?? []).map((id) => ({ id, element }))),
    ),
    ({ id }) => id,
  )
  const naming = named.filter(({ id }) => referrers.has(id))
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  const isThere = (id: string) => (document.getElementById(id) ? 'there' : 'lost')
  const said = ({ name, value }: Attr) => {
    if (ofOthers.test(name)) return `${name} ${value.split(/\s+/).map(isThere).join(' ')}`
    return ofOne.test(name) ? `${name}${value.trim() ? '' : ' empty'}` : `${name}=${value}`
  }
  /** Short, because thousands of them go to the next page. */
  const hashOf = (text: string) => {
    let [one, other] = [1, 2]
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x9e3779b1)
      other = Math.imul(other ^ text.charCodeAt(at), 0x5f356495)
    }
    return `${one} ${other}`
  }
  const kinds = new Map<Element, string>()
  const kindOf = (element: Element): string => {
    const kept = kinds.get(element)
    if (kept !== undefined) return kept
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element)
    const look = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight]
    const own = [element.tagName, ...look, hasWords(element), ...[...element.attributes].map(said)]
    const kind = hashOf(`${own.join(' ')}(${[...element.children].map(kindOf).join()})`)
    kinds.set(element, kind)
    return kind
  }
  /** What lies behind an element, down to the first colour that nothing shines through. */
  const groundOf = (element: Element, behind: string) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`
    return backgroundColor.startsWith('rgb(') && backgroundImage === 'none' && opacity === '1'
      ? own
      : `${behind} ${own}`
  }
  /** What takes its name from what is in it, or needs certain children. */
  const needy = 'label, legend, caption, summary, a, button, select, th, [role]'
  /** Nothing that stays is named by it or needs it. */
  const standsAlone = (element: Element) =>
    !element.parentElement?.closest(needy) &&
    !naming.some((each) => each !== element && each.contains(element)) &&
    [element, ...element.querySelectorAll('main, h1, label, [id]')].every(
      (part) =>
        !part.matches('main, h1') &&
        (!(part instanceof HTMLLabelElement) || element.contains(part.control)) &&
        (referrers.get(part.id) ?? []).every((each) => element.contains(each.element)),
    )
  const left: string[] = []
  const again: Element[] = []
  const compare = (element: Element, ground: string) => {
    const seen = new Set<string>()
    for (const child of element.children) {
      const kind = kindOf(child)
      const here = hashOf(`${ground} ${kind}`)
      if (seen.has(kind) || (before.has(here) && standsAlone(child))) again.push(child)
      else {
        left.push(here)
        compare(child, groundOf(child, ground))
      }
      seen.add(kind)
    }
  }
  const ids = named.map(({ id }) => id)
  compare(document.body, groundOf(document.body, ''))
  for (const element of again) element.remove()
  return { twice: ids.filter((id, at) => ids.indexOf(id) < at), kinds: left }
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
