export const history = {
  title: 'Browsing history',
  empty: 'No products looked at yet',
  emptyText: 'What you open is listed here by day, for you alone.',
  find: 'Find products',
  remove: 'Remove',
  clear: 'Clear this page',
  confirmClear: 'Remove everything on this page from your history?',
  cancel: 'Cancel',
} as const
