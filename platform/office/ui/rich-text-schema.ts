import { getSchema, Mark } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { pictureNodes } from './rich-text-figure.ts'
import { tableNodes } from './rich-text-table.ts'

/** A page of this site or a whole address. */
export const isAddress = (text: string) => /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)\S+$/i.test(text)

const Link = Mark.create({
  name: 'link',
  // Around all other marks, as texts are stored.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, rel: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => (isAddress(link.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

const shifted = (name: 'sub' | 'sup') =>
  Mark.create({
    name,
    excludes: 'sub sup',
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  })

const levels = [2, 3, 1, 4, 5, 6]

const RichHeading = Heading.configure({ levels: [2, 3] }).extend({
  addAttributes() {
    // Other pages and the text itself lead to it.
    return { ...this.parent?.(), id: { default: null, keepOnSplit: false } }
  },
  parseHTML: () => levels.map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
})

/** What an author may use: the same as the server keeps (`server/html/sanitise-html.ts`). */
export const richTextNodes = [
  Document,
  Paragraph,
  Text,
  RichHeading,
  Bold,
  Italic,
  shifted('sub'),
  shifted('sup'),
  Link,
  BulletList,
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem,
  Blockquote,
  HardBreak,
  HorizontalRule,
  ...pictureNodes,
  ...tableNodes,
]

export const richTextSchema = getSchema(richTextNodes)
