/** What the house sells. */
export const adminTurnover = {
  title: 'Turnover',
  intro:
    'Goods of orders that go on, by the day they were placed: what is charged now, less credits for returns and claims. Freight is not in it; prices in yuan include VAT.',
  open: 'What is not paid, by age',
  months: 'Sales by month',
  month: 'Month',
  by: 'Turnover by',
  tab_company: 'Company',
  tab_product: 'Product',
  tab_seller: 'Seller',
  name: 'Name',
  currency: 'Currency',
  orders: 'Orders',
  kilograms: 'Weight',
  charged: 'Charged',
  credited: 'Credited',
  turnover: 'Turnover',
} as const
