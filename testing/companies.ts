import type { ContractClient } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember } from './factories.ts'
import type { TestApp } from './test-app.ts'

let made = 0

export interface Person {
  member: { id: number; email: string; realname: string }
  api: ContractClient
}

/** A company that its keeper has founded. */
export async function aCompany({ db, as }: TestApp): Promise<Person & { id: number; name: string }> {
  const member = await aMember(db)
  const api = await as(member)
  const name = `Polymers ${++made} ${process.pid} Ltd`
  const { enterpriseId } = await api.companies.updateCompany({ enterpriseName: name })
  return { member, api, id: enterpriseId, name }
}

/** Somebody of the company with a role. */
export async function aColleague({ db, as }: TestApp, company: { id: number }, role: string): Promise<Person> {
  const member = await aMember(db)
  await db.run(sql`
    insert into company_member (member_id, enterprise_id, role) values (${member.id}, ${company.id}, ${role})`)
  return { member, api: await as(member) }
}
