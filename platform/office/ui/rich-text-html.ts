import { DOMParser as ModelParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import type { Schema } from '@tiptap/pm/model'

/** Stored HTML as the editor holds it. */
export const readHtml = (schema: Schema, html: string): Node =>
  ModelParser.fromSchema(schema).parse(new DOMParser().parseFromString(html, 'text/html').body)

/** What the editor holds as it is stored; without a word or a picture it is nothing. */
export function writeHtml(doc: Node): string {
  if (isEmpty(doc)) return ''
  const body = document.implementation.createHTMLDocument('').body
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: body.ownerDocument }, body)
  for (const table of body.querySelectorAll('table')) parted(table)
  for (const box of body.querySelectorAll('li, td, th, blockquote')) unwrapped(box)
  for (const caption of body.querySelectorAll('figcaption:empty')) caption.remove()
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove()
  return body.innerHTML
}

function isEmpty(doc: Node) {
  let picture = false
  doc.descendants(({ type }) => void (picture ||= /picture/i.test(type.name)))
  return !picture && doc.textContent.trim() === ''
}

/** Rows of headings on top are the head of a table. */
function parted(table: HTMLTableElement) {
  table.caption?.removeAttribute('contenteditable')
  const rows = [...(table.tBodies[0]?.rows ?? [])]
  const first = rows.findIndex((row) => row.querySelector(':scope > td'))
  const head = first < 0 ? rows : rows.slice(0, first)
  if (head.length > 0) table.createTHead().append(...head)
  if (first < 0) table.tBodies[0]?.remove()
}

/** A paragraph alone, or before a list within its item, needs no tag. */
function unwrapped(box: Element) {
  const [first, ...rest] = box.children
  if (first?.localName !== 'p') return
  if (rest.every(({ localName }) => box.localName === 'li' && /^[ou]l$/.test(localName)))
    first.replaceWith(...first.childNodes)
}
