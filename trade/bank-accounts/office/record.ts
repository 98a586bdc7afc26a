import * as v from 'valibot'
import { currencies } from '#platform/contract/currencies.ts'
import { OptionalLine } from '#platform/contract/lines.ts'
import { record } from '#platform/office/records/record.ts'

/** An account within China has no SWIFT code and needs no address of its bank. */
const OrNothing = (most: number) =>
  v.pipe(
    OptionalLine(most),
    v.transform((text) => text ?? ''),
  )

export const bankAccountRecord = record({
  name: 'bankAccounts',
  noun: 'bankAccount',
  section: 'terms',
  read: 'sales.read',
  edit: 'settings.edit',
  texts: 'adminBankAccounts',
  about: 'adminBankAccounts.about',
  heading: 'bank',
  fields: {
    currency: { kind: 'choice', of: currencies },
    account: { kind: 'line', most: 60, need: true },
    beneficiary: { kind: 'line', most: 140, need: true, apart: true },
    bank: { kind: 'line', most: 140, need: true },
    swift: { kind: 'line', most: 11, schema: OrNothing(11), apart: true },
    bankAddress: { kind: 'line', most: 200, schema: OrNothing(200) },
    paperText: {
      kind: 'pair',
      most: 400,
      need: 'none',
      area: true,
      formOnly: true,
      hint: 'adminBankAccounts.paperTextHint',
    },
    preferred: { kind: 'tick', hint: 'adminBankAccounts.preferredHint' },
    active: { kind: 'tick', first: true, hint: 'adminBankAccounts.activeHint' },
  },
  rules: [
    {
      field: 'preferred',
      message: 'adminBankAccounts.preferredActive',
      holds: ({ active, preferred }) => Boolean(active) || !preferred,
    },
  ],
  /** Unpaid orders whose papers name it. */
  counts: { awaited: 'adminBankAccounts.awaited' },
  uses: ['awaited'],
  columns: ['bank', 'currency', 'account', 'beneficiary', 'preferred', 'active', 'awaited'],
  filters: { currency: 'adminFields.currency', active: 'adminFields.active' },
  sort: ['currency', 'bank', 'account', 'awaited'],
})
