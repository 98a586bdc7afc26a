/** Signs of the toolbar, on a grid of 20. */
const paths = {
  undo: 'M7 4 3 8l4 4M3 8h8.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 4 4-4 4M17 8H8.5a4.5 4.5 0 0 0 0 9H12',
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M8 4h6M6 16h6M11 4 9 16',
  superscript: 'm4 7 7 9M11 7l-7 9M14 4.5a1.5 1.5 0 1 1 2.6 1L14 8h3',
  subscript: 'm4 4 7 9M11 4l-7 9M14 13.5a1.5 1.5 0 1 1 2.6 1L14 17h3',
  bullets: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  numbers: 'M8 5h9M8 10h9M8 15h9M3 4l1-.5V7M3 13c0-1.3 2-1.3 2 0 0 .8-2 1.5-2 2.5h2',
  link: 'm8.5 11.5 3-3M7 9l-2 2a2.8 2.8 0 0 0 4 4l2-2M13 11l2-2a2.8 2.8 0 0 0-4-4L9 7',
  unlink: 'M7 9l-2 2a2.8 2.8 0 0 0 4 4l2-2M13 11l2-2a2.8 2.8 0 0 0-4-4L9 7M3 3l14 14',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M10 4v12',
  rowAbove: 'M3 11h14v6H3zM10 11v6M10 3v5M7.5 5.5h5',
  rowBelow: 'M3 3h14v6H3zM10 3v6M10 12v5M7.5 14.5h5',
  removeRow: 'M3 3h14v6H3zM10 3v6M8 12.5l4 4M12 12.5l-4 4',
  columnBefore: 'M11 3h6v14h-6zM11 10h6M3 10h5M5.5 7.5v5',
  columnAfter: 'M3 3h6v14H3zM3 10h6M12 10h5M14.5 7.5v5',
  removeColumn: 'M3 3h6v14H3zM3 10h6M12.5 8l4 4M16.5 8l-4 4',
  headerRow: 'M3 4h14v12H3zM3 8.5h14M10 8.5V16M4 5.5h12M4 7h12',
  caption: 'M3 8h14v9H3zM3 12.5h14M10 8v9M6 4.5h8',
  removeTable: 'M3 4h14v12H3zM3 8h14M8 10l4 4M12 10l-4 4',
  rule: 'M3 10h14',
  picture: 'M3 4h14v12H3zM3 14l4-4 3 3 3-4 4 5M7.5 7.5h.01',
  library: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 16l2.5-3 1.5 1.5L17 12M11 11h6v6h-6z',
  plain: 'M5 4h10M10 4v5M8 16h4M10 13v3M3 3l14 14',
  source: 'm7 6-4 4 4 4M13 6l4 4-4 4',
}
export type RichTextIconName = keyof typeof paths

export const RichTextIcon = ({ name }: { name: RichTextIconName }) => (
  <svg viewBox="0 0 20 20" width={18} height={18} aria-hidden fill="none" stroke="currentColor" strokeWidth={1.6}>
    <path d={paths[name]} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
