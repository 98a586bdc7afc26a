import { record } from '#platform/office/records/record.ts'

const limit = { kind: 'whole', least: 0, most: 999_999_999, optional: true } as const
const percent = { kind: 'whole', least: 0, most: 99, optional: true } as const

/** Above which total and below which price a quote needs the approval of somebody else. */
export const quoteRuleRecord = record({
  name: 'quoteRules',
  noun: 'quoteRule',
  single: true,
  section: 'terms',
  read: 'settings.edit',
  edit: 'settings.edit',
  texts: 'adminQuoteRules',
  heading: 'remarks',
  fields: {
    limitCny: { ...limit, hint: 'adminQuoteRules.limitCnyHint' },
    limitUsd: { ...limit, hint: 'adminQuoteRules.limitUsdHint' },
    marginPercent: { ...percent, apart: true, hint: 'adminQuoteRules.marginPercentHint' },
    belowListPercent: { ...percent, hint: 'adminQuoteRules.belowListPercentHint' },
    remarks: { kind: 'line', most: 200, apart: true },
  },
  columns: ['limitCny', 'limitUsd', 'marginPercent', 'belowListPercent'],
})
