interface OpenList {
  level: number
  /** Word's number of the list. */
  number: string
  element: HTMLElement
}

const place = /mso-list:\s*(l\d+)\s+level(\d)/i
const ordered = /^[\s(（]*(?:\d+|[a-z]{1,4}|[一二三四五六七八九十]+)[.．、)）]/i

/** Word writes items of lists as paragraphs with their mark in front: they become lists. */
export function listWordParagraphs(body: HTMLElement) {
  let open: OpenList[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const [, number, level] = place.exec(paragraph.getAttribute('data-looks') ?? '') ?? []
    if (!number) continue
    if (paragraph.previousElementSibling !== open[0]?.element) open = []
    open = listFor(paragraph, { number, level: Number(level), kind: kindOf(paragraph) }, open)
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.element.append(item)
    paragraph.remove()
  }
}

type Wanted = Omit<OpenList, 'element'> & { kind: 'ol' | 'ul' }

/** The lists that are open at an item, its own last. */
function listFor(paragraph: Element, { number, level, kind }: Wanted, open: readonly OpenList[]): OpenList[] {
  const above = open.filter((list) => list.level < level)
  const same = open.find((list) => list.level === level)
  if (same?.number === number && same.element.localName === kind) return [...above, same]
  const element = paragraph.ownerDocument.createElement(kind)
  const item = above.at(-1)?.element.lastElementChild
  if (item) item.append(element)
  else paragraph.before(element)
  return [...above, { level, number, element }]
}

/** The mark that stands before the text is what says the kind; it is taken away. */
function kindOf(paragraph: Element): 'ol' | 'ul' {
  const mark = [...paragraph.querySelectorAll('[data-looks]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('data-looks') ?? ''),
  )
  mark?.remove()
  return ordered.test(mark?.textContent ?? '') ? 'ol' : 'ul'
}
