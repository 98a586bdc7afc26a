import { Refusal } from '#platform/contract/errors.ts'
import type { members } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { aggregate } from '#site/customer-home/server/aggregate.ts'
import { changeEnterprise } from '#identity/companies/server/change-enterprise.ts'
import { findEnterprises } from '#identity/companies/server/find-enterprises.ts'
import { getCompany } from '#identity/companies/server/get-company.ts'
import { getMenu } from '#identity/roles/server/get-menu.ts'
import { findMember, findProfile } from './queries.ts'
import { updateCompany } from '#identity/companies/server/update-company.ts'
import { updateByGlobal, updateProfile } from './update-profile.ts'

const found = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

export const memberHandlers: Handlers<typeof members> = {
  info: async (_, { db, caller }) => found(await findMember(db, caller.memberId)),
  menu: (_, { db, caller }) => getMenu(db, caller.memberId),
  aggregation: (_, { db, caller }) => aggregate(db, caller.memberId),
  profile: async (_, { db, caller }) => found(await findProfile(db, caller.memberId)),
  update: (person, context) => updateProfile(person, context),
  updateByGlobal: (form, context) => updateByGlobal(form, context),
  company: (_, { db, caller }) => getCompany(db, caller.memberId),
  enterpriseList: (search, context) => findEnterprises(search, context),
  updateCompany: (choice, context) => updateCompany(choice, context),
  enterpriseUpdate: (data, context) => changeEnterprise(data, context),
}
