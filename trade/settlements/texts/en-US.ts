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
  cause_cancelled: 'Goods that will not come',
  cause_agreed: 'Other weight agreed',
  cause_withdrawn: 'Shipment withdrawn',
  less: '{before} − {difference} = {after}.',
  more: '{before} + {difference} = {after}.',
  back: '{amount} goes back the way it was paid.',
} as const
