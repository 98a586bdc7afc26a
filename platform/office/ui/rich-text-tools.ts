import type { ChainedCommands, Editor } from '@tiptap/core'
import type { PlainKey } from '#platform/texts/messages.ts'
import type { RichTextIconName } from './rich-text-icons.tsx'

interface Tool {
  icon: RichTextIconName
  /** The mark or node that it switches. */
  of?: string
  run(chain: ChainedCommands): ChainedCommands
}

const history: Tool[] = [
  { icon: 'undo', run: (chain) => chain.undo() },
  { icon: 'redo', run: (chain) => chain.redo() },
]
const marks: Tool[] = [
  { icon: 'bold', of: 'bold', run: (chain) => chain.toggleBold() },
  { icon: 'italic', of: 'italic', run: (chain) => chain.toggleItalic() },
  { icon: 'superscript', of: 'sup', run: (chain) => chain.toggleMark('sup') },
  { icon: 'subscript', of: 'sub', run: (chain) => chain.toggleMark('sub') },
]
const lists: Tool[] = [
  { icon: 'bullets', of: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { icon: 'numbers', of: 'orderedList', run: (chain) => chain.toggleOrderedList() },
]
const inserted: Tool[] = [
  { icon: 'table', run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
  { icon: 'rule', run: (chain) => chain.setHorizontalRule() },
]
const unlinked: Tool[] = [
  { icon: 'unlink', run: (chain) => chain.extendMarkRange('link').unsetMark('link') },
  { icon: 'plain', run: (chain) => chain.unsetAllMarks() },
]
const table: Tool[] = [
  { icon: 'rowAbove', run: (chain) => chain.addRowBefore() },
  { icon: 'rowBelow', run: (chain) => chain.addRowAfter() },
  { icon: 'removeRow', run: (chain) => chain.deleteRow() },
  { icon: 'columnBefore', run: (chain) => chain.addColumnBefore() },
  { icon: 'columnAfter', run: (chain) => chain.addColumnAfter() },
  { icon: 'removeColumn', run: (chain) => chain.deleteColumn() },
  { icon: 'headerRow', run: (chain) => chain.toggleHeaderRow() },
  { icon: 'removeTable', run: (chain) => chain.deleteTable() },
]
export const tools = { history, marks, lists, inserted, unlinked, table }

export const blocks: [tag: string, text: PlainKey][] = [
  ['p', 'adminContent.paragraph'],
  ['h2', 'adminContent.heading2'],
  ['h3', 'adminContent.heading3'],
  ['blockquote', 'adminContent.quote'],
]

/** The kind of paragraph that the cursor is in. */
export function blockOf(editor: Editor): string {
  if (editor.isActive('heading', { level: 2 })) return 'h2'
  if (editor.isActive('heading')) return 'h3'
  return editor.isActive('blockquote') ? 'blockquote' : 'p'
}

export function setBlock(editor: Editor, tag: string) {
  const chain = editor.chain().focus()
  if (tag !== 'blockquote' && editor.isActive('blockquote')) chain.lift('blockquote')
  if (tag === 'h2' || tag === 'h3') return chain.setHeading({ level: tag === 'h2' ? 2 : 3 }).run()
  chain.setParagraph()
  return (tag === 'blockquote' ? chain.setBlockquote() : chain).run()
}

/** Where nothing is selected the address itself is what is read. */
export function setLink(editor: Editor, href: string) {
  const chain = editor.chain().focus()
  const mark = { type: 'link', attrs: { href } }
  if (editor.state.selection.empty && !editor.isActive('link'))
    return chain.insertContent({ type: 'text', text: href, marks: [mark] }).run()
  return chain.extendMarkRange('link').setMark('link', { href, rel: null }).run()
}
