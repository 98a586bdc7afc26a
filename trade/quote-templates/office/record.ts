import { position, record } from '#platform/office/records/record.ts'

const text = { kind: 'pair', most: 600, need: 'none', area: true, formOnly: true } as const

/** Terms that are quoted on again and again. */
export const quoteTemplateRecord = record({
  name: 'quoteTemplates',
  noun: 'quoteTemplate',
  section: 'terms',
  read: 'sales.read',
  edit: 'settings.edit',
  texts: 'adminQuoteTemplates',
  about: 'adminQuoteTemplates.about',
  heading: 'name',
  fields: {
    name: { kind: 'pair', most: 80, need: 'both' },
    deliveryTermId: { kind: 'reference', need: false, none: 'adminQuoteTemplates.asAsked' },
    paymentTypeId: { kind: 'reference', need: false, none: 'adminQuoteTemplates.asAsked' },
    validDays: { kind: 'whole', least: 1, most: 180, optional: true, hint: 'adminQuoteTemplates.validDaysHint' },
    deliveryText: { ...text, apart: true, hint: 'adminQuoteTemplates.textHint' },
    paymentText: text,
    remarks: text,
    position: { ...position, hint: 'adminForm.positionHint', apart: true },
    active: { kind: 'tick', first: true, hint: 'adminQuoteTemplates.activeHint' },
  },
  columns: ['name', 'deliveryTermId', 'paymentTypeId', 'validDays', 'active', 'position'],
  optional: ['position'],
  filters: { active: 'adminFields.active' },
  sort: ['position', 'name', 'nameEn'],
})
