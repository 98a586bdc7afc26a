export const adminNews = {
  title: 'News',
  one: 'News',
  add: 'Write news',
  editTitle: '{name}',
  shop: 'Supplier',
  shopHint: 'Also shown on the supplier’s own page.',
} as const
