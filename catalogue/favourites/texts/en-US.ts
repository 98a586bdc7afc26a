export const favourites = {
  title: 'Favourites',
  empty: 'No favourites yet',
  emptyText: 'Tap the heart on a product to find it here again.',
  find: 'Find products',
  keep: 'Add to favourites',
  kept: 'Favourite',
  remove: 'Remove',
  added: 'Added to your favourites',
  removed: 'Removed from your favourites',
} as const
