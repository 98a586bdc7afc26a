import { position, record } from '#platform/office/records/record.ts'
import { termCode } from '#trade/payment-types/term-code.ts'
import { inclusions, type Inclusion } from '../inclusions.ts'

export const deliveryTermRecord = record({
  name: 'deliveryTerms',
  noun: 'deliveryTerm',
  section: 'terms',
  read: 'sales.read',
  edit: 'settings.edit',
  texts: 'adminDeliveryTerms',
  about: 'adminDeliveryTerms.about',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 80, need: 'both' },
    code: termCode,
    position: { ...position, hint: 'adminForm.positionHint' },
    includes: {
      kind: 'choices',
      of: inclusions,
      hint: 'adminDeliveryTerms.includesHint',
      named: (inclusion: Inclusion) => `deliveryTerms.includes_${inclusion}` as const,
    },
    toDoor: { kind: 'tick', hint: 'adminDeliveryTerms.toDoorHint' },
    needsPlace: { kind: 'tick', first: true, hint: 'adminDeliveryTerms.needsPlaceHint' },
    active: { kind: 'tick', first: true, hint: 'adminDeliveryTerms.activeHint' },
  },
  counts: { uses: 'adminDeliveryTerms.uses' },
  uses: ['uses'],
  columns: ['name', 'code', 'includes', 'needsPlace', 'active', 'uses', 'position'],
  optional: ['position'],
  filters: { active: 'adminFields.active' },
  sort: ['position', 'code', 'name', 'nameEn', 'uses'],
})
