export const adminNews = {
  title: 'News',
  one: 'News',
  add: 'Write news',
  editTitle: '{name}',
  shop: 'Of a shop',
  shopHint: 'Shown on the shop’s own page as well.',
} as const
