import * as v from 'valibot'
import { get, post } from '#platform/contract/endpoint.ts'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { OptionalLine } from '#platform/contract/lines.ts'
import { Paging, pageOf } from '#platform/contract/paging.ts'
import { Company, EnterpriseData, EnterpriseItem } from './enterprise.ts'

/** The company that a member works for. */
export const companies = {
  company: get('/customer/member/company', { access: 'member', output: v.nullable(Company) }),
  enterpriseList: get('/customer/member/enterpriseList', {
    access: 'member',
    input: v.object({ key: OptionalLine(100), ...Paging.entries }),
    output: pageOf(EnterpriseItem),
  }),
  /** Asks the company with this id or name to be let in; a name that nobody has used founds one. */
  updateCompany: post('/customer/member/updateCompany', {
    access: 'member',
    permission: 'company.edit',
    input: v.pipe(
      v.object({ enterpriseId: optionalOf(Id), enterpriseName: OptionalLine(100) }),
      v.forward(
        v.check(
          ({ enterpriseId, enterpriseName }) =>
            enterpriseId !== undefined || /[\p{L}\p{N}]/u.test(enterpriseName ?? ''),
          'members.enterCompany',
        ),
        ['enterpriseName'],
      ),
    ),
    output: v.object({ enterpriseId: Id, asked: v.boolean() }),
  }),
  enterpriseUpdate: post('/customer/member/enterpriseUpdate', {
    access: 'member',
    permission: 'company.edit',
    input: EnterpriseData,
  }),
}
