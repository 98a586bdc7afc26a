/** What is written to who watches a product. */
export const alertMail = {
  priceSubject: '{product}: now {price} per MT',
  priceText: 'The list price of {product} has fallen below {below} per MT. It is {price} now.',
  stockSubject: '{product} is back in stock',
  stockText: '{product} is available from stock again.',
  open: 'Open the product',
  stop: 'Stop this alert',
} as const
