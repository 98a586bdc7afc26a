/** What a price under a delivery term includes. */
export const deliveryTerms = {
  included: 'Included in the price',
  includes_place: 'haulage to the named place',
  includes_port: 'port and export charges',
  includes_freight: 'freight',
  includes_insurance: 'insurance',
  includes_duty: 'import duty and tax',
} as const
