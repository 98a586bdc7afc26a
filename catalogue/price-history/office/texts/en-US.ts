export const adminPriceHistory = {
  title: 'List price changes',
  when: 'When',
  from: 'From',
  to: 'To',
  who: 'Who',
  why: 'How',
  why_edit: 'In the form',
  why_import: 'By import',
  why_undo: 'Undone',
} as const
