import { listWordParagraphs } from './word-lists.ts'

const comments = /<!--[\s\S]*?-->|<!\[[^>]*>/g
const unread = /<(style|script|xml|head|title)\b[\s\S]*?<\/\1\s*>/gi
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi
const running = /\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi
const block = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div, hr'

// The policy of the site forbids styles in tags, so they are read under another name.
const renamed = (html: string) =>
  html
    .replace(comments, '')
    .replace(unread, '')
    .replace(tag, (text) => text.replace(running, '').replace(/\sstyle\s*=/i, ' data-looks='))

const looksOf = (element: Element) => (element.getAttribute('data-looks') ?? '').replaceAll(/\s/g, '').toLowerCase()

/** What word processors put on the clipboard, as the tags that it means; the editor's schema drops all others. */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(renamed(html), 'text/html')
  for (const element of body.querySelectorAll('[data-looks]')) if (isHidden(element)) element.remove()
  listWordParagraphs(body)
  nestLists(body)
  for (const element of body.querySelectorAll('b, strong, i, em, span, font')) mark(element)
  rankHeadings(body)
  for (const cell of body.querySelectorAll('thead td')) rename(cell, 'th').setAttribute('scope', 'col')
  for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
  for (const line of body.querySelectorAll('br')) if (standsBetweenBlocks(line)) line.remove()
  for (const element of body.querySelectorAll('p, o\\:p')) if (isBlank(element)) element.remove()
  for (const element of body.querySelectorAll('[data-looks]')) element.removeAttribute('data-looks')
  return body.innerHTML.trim()
}

const isHidden = (element: Element) => /(?:^|;)(?:display:none|mso-hide:all)/.test(looksOf(element))

/** Google Docs puts lists of the next level beside the item that they belong to. */
function nestLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    if (list.previousElementSibling?.localName === 'li') list.previousElementSibling.append(list)
}

/** Bold, italic, raised and lowered are styles there; a wrapper of all that is pasted calls itself bold and is not. */
function mark(element: Element) {
  const looks = looksOf(element)
  const plain =
    (/^(?:b|strong)$/.test(element.localName) && /(?:^|;)font-weight:(?:normal|400)/.test(looks)) || !said(element)
  const marks = [
    /(?:^|;)font-weight:(?:bold|[6-9]00)/.test(looks) && 'strong',
    /(?:^|;)font-style:italic/.test(looks) && 'em',
    /(?:^|;)vertical-align:super/.test(looks) && 'sup',
    /(?:^|;)vertical-align:sub/.test(looks) && 'sub',
  ].filter((name) => name !== false)
  if (/mso-spacerun:yes/.test(looks)) return element.replaceWith(' ')
  for (const name of plain ? [] : marks) {
    if (element.closest(name)) continue
    const around = element.ownerDocument.createElement(name)
    around.append(...element.childNodes)
    element.append(around)
  }
  if (plain || /^(?:span|font)$/.test(element.localName)) element.replaceWith(...element.childNodes)
}

const said = (element: Element) => element.textContent.trim() !== ''

/** The title of the page is the only heading above: what was pasted begins one level below it. */
function rankHeadings(body: HTMLElement) {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  for (const paragraph of body.querySelectorAll('p[data-looks]')) {
    const [, level] = /mso-outline-level:([1-6])/.exec(looksOf(paragraph)) ?? []
    if (level) rename(paragraph, `h${level}`)
  }
  if (!body.querySelector('h1')) return
  for (const heading of body.querySelectorAll('h2')) rename(heading, 'h3')
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2')
}

function rename(element: Element, name: string) {
  const made = element.ownerDocument.createElement(name)
  for (const { name: key, value } of element.attributes)
    if (/^(?:col|row)span$/.test(key)) made.setAttribute(key, value)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}

const standsBetweenBlocks = (line: Element) =>
  line.parentElement?.closest('p, li, td, th, h1, h2, h3') === null &&
  [besides(line, 'previousSibling'), besides(line, 'nextSibling')].every((node) => !node || isElement(node, block))

function besides(line: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let node = line[side]
  while (node && (isElement(node, 'br') || node.textContent?.trim() === '')) node = node[side]
  return node
}

const isElement = (node: Node, selector: string) => node.nodeType === 1 && (node as Element).matches(selector)

/** Word keeps an empty line as a paragraph with a space that does not break. */
const isBlank = (element: Element) =>
  !said(element) && !element.querySelector('img, br') && !element.parentElement?.matches('td, th, li')
