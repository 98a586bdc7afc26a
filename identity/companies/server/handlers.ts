import type { Handlers } from '#platform/server/api/context.ts'
import type { companies } from '../contract.ts'
import { changeEnterprise } from './change-enterprise.ts'
import { findEnterprises } from './find-enterprises.ts'
import { getCompany } from './get-company.ts'
import { updateCompany } from './update-company.ts'

export const companyHandlers: Handlers<typeof companies> = {
  company: (_, context) => getCompany(context),
  enterpriseList: (search, context) => findEnterprises(search, context),
  updateCompany: (choice, context) => updateCompany(choice, context),
  enterpriseUpdate: (data, context) => changeEnterprise(data, context),
}
