import { position, record } from '#platform/office/records/record.ts'
import { payMethods, type PayMethod } from '#trade/payments/pay-method.ts'
import { dueTimes, securities, type DueTime, type Security } from '#trade/order-parts/part.ts'
import { termCode } from '../term-code.ts'

export const paymentTypeRecord = record({
  name: 'paymentTypes',
  noun: 'paymentType',
  section: 'terms',
  read: 'sales.read',
  edit: 'settings.edit',
  texts: 'adminPaymentTypes',
  about: 'adminPaymentTypes.about',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 80, need: 'both' },
    code: termCode,
    payMethod: {
      kind: 'choice',
      of: payMethods,
      first: 'transfer',
      named: (method: PayMethod) => `orders.pay_${method}` as const,
    },
    position: { ...position, hint: 'adminForm.positionHint' },
    parts: {
      kind: 'rows',
      most: 6,
      hint: 'adminPaymentTypes.partsHint',
      add: 'adminPaymentTypes.addPart',
      cells: {
        share: { kind: 'whole', least: 1, most: 100, optional: true },
        due: { kind: 'choice', of: dueTimes, named: (due: DueTime) => `paymentPlans.due_${due}` as const },
        days: { kind: 'whole', least: 1, most: 365, optional: true, label: 'adminPaymentTypes.days' },
        secured: {
          kind: 'choice',
          of: securities,
          named: (secured: Security) => `paymentPlans.secured_${secured}` as const,
        },
      },
    },
    active: { kind: 'tick', first: true, hint: 'adminPaymentTypes.activeHint' },
  },
  counts: { uses: 'adminPaymentTypes.uses' },
  uses: ['uses'],
  columns: ['name', 'code', 'payMethod', 'active', 'uses', 'position'],
  optional: ['position'],
  filters: { active: 'adminFields.active' },
  sort: ['position', 'code', 'name', 'nameEn', 'uses'],
})
