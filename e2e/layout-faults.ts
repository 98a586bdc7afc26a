import type { Page } from '@playwright/test'
import type { Locale } from '#platform/texts/messages.ts'

/** Phones, tablets and the laptops and screens that most visitors have. */
const widths = [1920, 1366, 1280, 1024, 768, 390, 360, 1440] as const

/**
 * Of a page in both languages each width is looked at, most of them once. English words are longer: they get the narrowest window of
 * the main arrangements. The last is the one that pages are opened in, so that the next needs no other.
 */
export const widthsIn: Record<Locale, readonly number[]> = {
  'en-US': [1280, 1024, 768, 360, 1440],
  'zh-CN': [1366, 1024, 390, 1920],
}

/** What is wrong with the page in windows of these widths; it is loaded once and only resized. */
export async function layoutFaults(page: Page, at: readonly number[] = widths, height = 900): Promise<string[]> {
  const found: string[] = []
  for (const width of at) {
    await page.setViewportSize({ width, height })
    found.push(...(await page.evaluate(faultsHere)).map((fault) => `${fault} at ${width} px`))
  }
  return found
}

/** Runs in the page. Controls and words are looked at from window to window down the page. */
function faultsHere(): string[] {
  const root = document.documentElement
  root.classList.add('whole')
  const said = new Set<string>()
  const nameOf = ({ tagName, className }: Element) => `<${tagName.toLowerCase()} ${className}>`
  const say = (what: string, element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
    said.add(`${what}: ${nameOf(element)} ${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}`)
  }

  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // A pixel is how words only for a screen reader are kept.
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const parts = [...document.querySelectorAll('body :not(option, script, svg, svg *)')].filter(
    (element) => (element.matches(controls) || hasWords(element)) && isShown(element),
  )
  /** The boxes that cut what is wider than they, and those that stay where they are while the page moves. */
  const [cutting, fixed, around] = [new Set<Element>(), new Set<Element>(), new Map<Element, Element[]>()]
  /** The boxes around an element that show only part of what is in them. */
  const scrollingAround = ({ parentElement: box }: Element): Element[] => {
    if (!box || box === document.body) return []
    const known = around.get(box)
    if (known) return known
    const { overflowX, overflowY, position, textOverflow } = getComputedStyle(box)
    if (position === 'fixed') fixed.add(box)
    if (['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis') cutting.add(box)
    const isWhole = overflowX === 'visible' && overflowY === 'visible'
    const boxes = isWhole ? scrollingAround(box) : [box, ...scrollingAround(box)]
    around.set(box, boxes)
    return boxes
  }
  for (const part of parts) scrollingAround(part)

  fitWindow()
  for (const part of parts) fitWords(part)
  for (const box of cutting)
    if (box.scrollWidth > box.clientWidth + 1 && isShown(box))
      say(`cuts ${box.scrollWidth - box.clientWidth} px of what is in it`, box)
  for (const table of innerWidth < 1024 ? [] : document.querySelectorAll('table'))
    if (scrollsSideways(table)) say('scrolls sideways within the page', table)
  passRails()
  findCovered()
  return [...said]

  function scrollsSideways({ parentElement: box }: Element): boolean {
    return box !== null && box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible'
  }

  function fitWindow() {
    if (root.scrollWidth <= innerWidth) return
    const wide = parts.filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
    for (const part of [...wide.slice(0, 3), root]) say(`makes the page ${root.scrollWidth} px wide`, part)
  }

  function fitWords(part: Element) {
    const style = getComputedStyle(part)
    const { scrollWidth, clientWidth } = part
    const noText = ['checkbox', 'radio', 'file', 'color', 'range']
    if (part instanceof HTMLInputElement && noText.includes(part.type)) return
    if (part.matches('input, select, textarea')) {
      const room = clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      const letters = part instanceof HTMLSelectElement ? (part.selectedOptions[0]?.text.length ?? 0) : 5
      if (room < Math.min(letters, 5) * 0.55 * parseFloat(style.fontSize))
        say(`has no room for five letters in ${Math.round(room)} px`, part)
      if (part.matches('[type=number], [inputmode], [type=date]') && scrollWidth > clientWidth + 1)
        say('cuts its number', part)
    } else if (style.display !== 'inline' && scrollWidth > clientWidth + 1) {
      const isCut = ['hidden', 'clip'].includes(style.overflowX)
      if (isCut ? style.textOverflow !== 'ellipsis' : style.overflowX === 'visible')
        say(`is ${scrollWidth - clientWidth} px narrower than its words`, part)
    }
  }

  function boxOf(part: Element): DOMRect | undefined {
    if (!hasWords(part) || getComputedStyle(part).overflowX !== 'visible') return part.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(part)
    return [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
  }

  /** Asked first, because finding the words of an element takes much longer. */
  function isBetween(part: Element, from: number, to: number): boolean {
    const { left, right } = part.getBoundingClientRect()
    return right > from && left < to
  }

  /** Scrolled out of sight within a box of the page. */
  function isAway(part: Element, x: number, y: number): boolean {
    return scrollingAround(part).some((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      return x < left || x > right || y < top || y > bottom
    })
  }

  /** Everything passes by what floats at the side of the window. */
  function passRails() {
    const rails = [...fixed].filter((box) => isShown(box) && box.clientWidth < innerWidth / 2)
    for (const rail of rails) {
      const { left, right } = rail.getBoundingClientRect()
      for (const part of parts) {
        if (!isBetween(part, left, right)) continue
        const box = boxOf(part)
        if (!box || box.right <= left || box.left >= right) continue
        if ([...fixed].some((each) => each.contains(part)) || isAway(part, box.right, box.top)) continue
        say(`passes under ${nameOf(rail)}`, part)
      }
    }
  }

  function findCovered() {
    const above = new Map<Element, Element | undefined>()
    const end = root.scrollHeight - innerHeight
    for (let y = 0; ; y += innerHeight - 250) {
      scrollTo({ top: Math.min(y, end), behavior: 'instant' })
      for (const part of parts) {
        if (!part.matches(controls) || (above.has(part) && !above.get(part))) continue
        const { top, bottom } = part.getBoundingClientRect()
        if (bottom < 0 || top > innerHeight) continue
        const box = boxOf(part)
        if (!box) continue
        const [middle, centre] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        const hit = document.elementFromPoint(middle, centre)
        if (!hit || isAway(part, middle, centre)) continue
        const isClear = part.contains(hit) || hit.contains(part) || hit.closest('label')?.control === part
        above.set(part, isClear ? undefined : hit)
      }
      if (y >= end) break
    }
    for (const [part, hit] of above) if (hit) say(`is covered by ${nameOf(hit)}`, part)
    scrollTo({ top: 0, behavior: 'instant' })
  }
}
