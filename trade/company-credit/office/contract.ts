import * as v from 'valibot'
import { Id, WholeNumber } from '#platform/contract/fields.ts'
import { RequiredText } from '#platform/contract/lines.ts'
import { Currency, OptionalAmount } from '#platform/contract/money.ts'
import { operatorGet, operatorPost } from '#platform/contract/office/endpoint.ts'
import { Changed } from '#platform/contract/office/fields.ts'
import { Standing } from '../contract.ts'

/** What a company may owe. */
export const companyCredit = {
  info: operatorGet('/operator/companyCredit/info', {
    permission: 'money.read',
    input: v.object({ id: Id }),
    output: v.array(Standing),
  }),
  /** Of exactly the version that was looked at, zero where there is none yet. Without an amount nothing new is sold on credit. */
  save: operatorPost('/operator/companyCredit/save', {
    permission: 'credit.edit',
    input: v.object({
      id: Id,
      currency: Currency,
      version: v.pipe(WholeNumber, v.minValue(0)),
      limitMinor: v.pipe(
        OptionalAmount('adminCredit.amountWrong', 11),
        v.transform((minor) => minor ?? 0),
      ),
      days: v.pipe(WholeNumber, v.minValue(1, 'adminCredit.daysWrong'), v.maxValue(365, 'adminCredit.daysWrong')),
      reason: RequiredText('adminCredit.enterReason', 500),
    }),
    output: Changed,
  }),
}
