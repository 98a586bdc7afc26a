/** How the list price of a product moved. */
export const priceHistory = {
  title: 'Price trend',
  back: 'Back to the product',
  intro: 'List price per MT at the seller’s warehouse, as it was published here.',
  alert: 'Notify me of a lower price or of stock',
  ofCategory: 'Trend of the whole category',
  goodsOfCategory: 'Goods of this category',
  categoryIntro:
    'Median of the list prices per MT in {currency} of all goods on sale here today, as they were on each day. Half of them cost less, half more.',
  days_90: '90 days',
  days_365: '1 year',
  period: 'Period',
  now: 'Now',
  lowest: 'Lowest',
  highest: 'Highest',
  change: 'Change',
  day: 'Day',
  price: 'List price',
  none: 'The list price has not changed in this period.',
  picture: 'List price per MT from {low} to {high}',
} as const
