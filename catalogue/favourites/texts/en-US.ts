export const favourites = {
  title: 'Favourites',
  empty: 'Nothing kept yet',
  emptyText: 'Tap the heart on a product to find it here again.',
  find: 'Find products',
  keep: 'Keep as favourite',
  kept: 'Favourite',
  remove: 'Remove',
  added: 'Added to your favourites',
  removed: 'Removed from your favourites',
} as const
