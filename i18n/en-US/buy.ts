export const buy = {
  addToCart: 'Add to cart',
  added: 'In your cart: {weight}',
  kept: 'Kept for you. Sign in to order it.',
  keptCount: { one: '{count} item put aside', other: '{count} items put aside' },
  buyNow: 'Buy now',
} as const
