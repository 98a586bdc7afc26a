/** What is written to who watches a product. */
export const alertMail = {
  priceSubject: '{product}: now {price} per MT',
  priceText: 'The list price of {product} has fallen below {below} per MT. It is {price} now.',
  stockSubject: '{product} is in stock again',
  stockText: 'Goods have come in: {product} can be bought from stock again.',
  open: 'Open the product',
  stop: 'Stop this alert',
} as const
