/** The steps of the way from the seller to the buyer. */
export const lanes = {
  step_delivery: 'Delivery to door',
  step_inland: 'Haulage to the port',
  step_port: 'Port and export charges',
  step_freight: 'Main freight',
  step_onward: 'Delivery from the port of destination',
  step_insurance: 'Insurance',
  step_duty: 'Import duty and tax',
} as const
