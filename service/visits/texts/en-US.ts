export const history = {
  title: 'Browsing history',
  empty: 'No products viewed yet',
  emptyText: 'Products you open are listed here by day. Only you can see them.',
  find: 'Find products',
  remove: 'Remove',
  clear: 'Clear this page',
  confirmClear: 'Remove everything on this page from your history?',
  cancel: 'Cancel',
} as const
