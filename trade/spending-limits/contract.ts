import * as v from 'valibot'
import { CompanyRole } from '#identity/companies/colleague.ts'
import { RoleCode } from '#identity/companies/people-contract.ts'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { Currency, MinorUnits, OptionalAmount } from '#platform/contract/money.ts'

const SpendingLimit = v.object({
  currency: Currency,
  perOrderMinor: v.nullable(MinorUnits),
  perMonthMinor: v.nullable(MinorUnits),
})
export type SpendingLimit = v.InferOutput<typeof SpendingLimit>

/** A role, or a person of the company. */
const Limited = v.object({
  memberId: v.nullable(Id),
  realname: v.nullable(v.string()),
  role: CompanyRole,
  /** Null: nothing was set; for a person what is set for the role counts then. */
  limits: v.nullable(v.array(SpendingLimit)),
})
export type Limited = v.InferOutput<typeof Limited>

const ofWhom = { role: optionalOf(RoleCode), memberId: optionalOf(Id) }
const isOne = ({ role, memberId }: { role?: string; memberId?: number }) =>
  (role === undefined) !== (memberId === undefined)
const keeps = { access: 'member', permission: 'company.edit' } as const
const typed = OptionalAmount('spendingLimits.amount', 11)

/** What people of a company may order without being approved. */
export const spendingLimits = {
  list: get('/customer/company/limits', { ...keeps, output: v.array(Limited) }),
  /** Both currencies at once; an amount that is left out is no limit. */
  save: post('/customer/company/setLimits', {
    ...keeps,
    input: v.pipe(
      v.object({ ...ofWhom, orderCNY: typed, monthCNY: typed, orderUSD: typed, monthUSD: typed }),
      v.check((whom) => isOne(whom), 'spendingLimits.ofWhom'),
    ),
  }),
  /** A role has no limit then, and a person that of the role. */
  remove: post('/customer/company/removeLimits', {
    ...keeps,
    input: v.pipe(
      v.object(ofWhom),
      v.check((whom) => isOne(whom), 'spendingLimits.ofWhom'),
    ),
  }),
}
