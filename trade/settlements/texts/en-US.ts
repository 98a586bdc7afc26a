/** What an order costs once its goods have left, or will not come. */
export const settlements = {
  title: 'Settlement',
  goods: 'Product',
  ordered: 'Ordered',
  shipped: 'Shipped',
  charged: 'Charged',
  amount: 'Amount',
  cause_shipped: 'Charged by shipped weight',
  cause_corrected: 'Shipped weight corrected',
  cause_cancelled: 'Goods cancelled',
  cause_agreed: 'Different weight agreed',
  cause_withdrawn: 'Shipment withdrawn',
  less: '{before} − {difference} = {after}.',
  more: '{before} + {difference} = {after}.',
  back: '{amount} is refunded to the original payment method.',
} as const
