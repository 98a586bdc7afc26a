import * as v from 'valibot'

/** Where a transfer goes, as papers and the payment page print it. */
export const BankAccount = v.object({
  beneficiary: v.string(),
  bank: v.string(),
  bankAddress: v.string(),
  account: v.string(),
  swift: v.string(),
  paperText: v.nullish(v.string(), null),
  paperTextEn: v.nullish(v.string(), null),
})
export type BankAccount = v.InferOutput<typeof BankAccount>
