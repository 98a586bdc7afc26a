import { record } from '#platform/office/records/record.ts'

const prefix = {
  kind: 'line',
  most: 4,
  need: true,
  pattern: /^[A-Z]{2,4}$/,
  message: 'adminHouse.prefixWrong',
} as const

export const houseRecord = record({
  name: 'house',
  noun: 'house',
  single: true,
  section: 'terms',
  read: 'settings.edit',
  edit: 'settings.edit',
  texts: 'adminHouse',
  heading: 'legalName',
  fields: {
    legalName: { kind: 'pair', most: 120, need: 'both', hint: 'adminHouse.legalNameHint' },
    registeredAddress: { kind: 'pair', most: 200, need: 'both' },
    taxNumber: { kind: 'line', most: 30, hint: 'adminHouse.taxNumberHint' },
    phone: { kind: 'line', most: 40, need: true },
    email: { kind: 'line', most: 254, need: true, format: 'email' },
    logoId: { kind: 'picture', need: false },
    orderPrefix: { ...prefix, apart: true, hint: 'adminHouse.prefixHint' },
    quotePrefix: prefix,
    proformaPrefix: prefix,
    contractPrefix: prefix,
    invoicePrefix: prefix,
    packingListPrefix: prefix,
    deliveryNotePrefix: prefix,
    analysisPrefix: prefix,
    creditNotePrefix: prefix,
    tolerancePercent: { kind: 'whole', least: 0, most: 20, first: 2, hint: 'adminHouse.tolerancePercentHint' },
    samplesPerMonth: { kind: 'whole', least: 0, most: 100, first: 5, hint: 'adminHouse.samplesPerMonthHint' },
    contractClauses: {
      kind: 'pair',
      most: 4000,
      need: 'none',
      area: true,
      formOnly: true,
      hint: 'adminHouse.contractClausesHint',
    },
    vatRates: {
      kind: 'rows',
      most: 12,
      hint: 'adminHouse.vatRatesHint',
      add: 'adminHouse.addRate',
      cells: {
        validFrom: { kind: 'day' },
        percent: { kind: 'whole', least: 0, most: 99 },
      },
    },
  },
  columns: ['legalName', 'taxNumber', 'phone', 'email'],
})
