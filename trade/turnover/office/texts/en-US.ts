/** What the house sells. */
export const adminTurnover = {
  title: 'Turnover',
  intro:
    'Goods on active orders, by order date: what is charged now, less credits for returns and claims. Excludes freight; prices in yuan include VAT.',
  open: 'Unpaid, by age',
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
