/** How the list price of a product moved. */
export const priceHistory = {
  title: 'Price trend',
  back: 'Back to the product',
  intro: 'List price per MT at the seller’s warehouse, as published here.',
  alert: 'Notify me of a lower price or new stock',
  ofCategory: 'Trend for the whole category',
  goodsOfCategory: 'Products in this category',
  categoryIntro:
    'Median list price per MT in {currency} of all products on sale here today, for each day. Half cost less, half more.',
  days_90: '90 days',
  days_365: '1 year',
  period: 'Period',
  now: 'Now',
  lowest: 'Lowest',
  highest: 'Highest',
  change: 'Change',
  day: 'Date',
  price: 'List price',
  none: 'The list price has not changed in this period.',
  picture: 'List price per MT from {low} to {high}',
} as const
