import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

const spans = () => ({ colspan: span('colspan'), rowspan: span('rowspan') })
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})
/** New headings are those of columns; stored ones stay without it where they are. */
const scope = {
  default: 'col',
  parseHTML: (cell: HTMLElement) => cell.getAttribute('scope') ?? '',
  renderHTML: ({ scope: said }: Record<string, unknown>) => (said ? { scope: said } : {}),
}

/** Without widths and alignments, which would be styles: the site decides how its tables look. */
const RichTable = Table.extend({
  addAttributes: () => ({
    // Rows alone are content to the commands of tables, so the caption is a property.
    caption: {
      default: null,
      parseHTML: (table: HTMLTableElement) => table.caption?.textContent.trim() || null,
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => {
    const caption: unknown = node.attrs['caption']
    return typeof caption === 'string'
      ? ['table', ['caption', { contenteditable: 'false' }, caption], ['tbody', 0]]
      : ['table', ['tbody', 0]]
  },
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // After the last cell the key leaves the text: adding rows for ever would keep keyboard users in.
      Tab: () => this.editor.commands.goToNextCell(),
    }
  },
})

export const tableNodes = [
  RichTable,
  TableRow,
  TableCell.extend({ addAttributes: spans }),
  TableHeader.extend({ addAttributes: () => ({ scope, ...spans() }) }),
]
