import { EnterpriseType } from '#platform/contract/enums.ts'
import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { enterpriseKey } from '#identity/companies/server/enterprise-name.ts'
import { insertRows } from '#site/first-start/server/shared-queries.ts'

type CompanySeed = [name: string, type: number, country: string, city: string | null, address: string]

const companies: CompanySeed[] = [
  ['Nordplast Spritzguss GmbH', EnterpriseType.endUser, 'DE', null, 'Hafenstraße 12, 20457 Hamburg'],
  ['宁波海川塑料有限公司', EnterpriseType.trading, 'CN', 'Ningbo', '中国塑料城 3 号楼 1206 室'],
  ['余姚市恒信改性塑料厂', EnterpriseType.domesticModification, 'CN', 'Ningbo', '兰江街道工业园 8 号'],
  ['Saigon Packaging JSC', EnterpriseType.endUser, 'VN', null, '24 Nguyen Van Linh, Ho Chi Minh City'],
  ['Anatolia Polimer A.Ş.', EnterpriseType.trading, 'TR', null, 'Atatürk Cad. 90, Izmir'],
  ['Ningbo Haitian Logistics Co., Ltd.', EnterpriseType.supplyChain, 'CN', 'Ningbo', '88 Xinqi Road'],
]

const people = [
  {
    email: 'buyer@example.com',
    title: 'Purchasing Manager',
    department: 'Purchasing',
    company: 0,
    mobile: '+4940000000',
  },
  { email: 'buyer2@example.com', title: '采购经理', department: '采购部', company: 1, mobile: null },
]

/** Companies to be found by their names, and the two buyers as keepers of theirs. */
export async function seedCompanies(db: Db) {
  const countries = await db.many<{ id: number; code: string }>(sql`select id, code from country`)
  const cities = await db.many<{ id: number; provinceId: number; name: string }>(
    sql`select id, province_id as "provinceId", name_en as name from city`,
  )
  const ids = await insertRows(
    db,
    'enterprise',
    companies.map(([name, type, country, cityName, address]) => {
      const city = cities.find((each) => each.name === cityName)
      return {
        name,
        name_key: enterpriseKey(name),
        type,
        country_id: countries.find(({ code }) => code === country)?.id,
        province_id: city?.provinceId ?? null,
        city_id: city?.id ?? null,
        address,
        status: 'unverified',
        created_at: new Date(),
        updated_at: new Date(),
      }
    }),
  )
  for (const { email, title, department, company, mobile } of people) {
    const id = ids[company]
    await db.run(sql`
      update member set title = ${title}, department = ${department}, contact_mobile = ${mobile},
        country_id = (select country_id from enterprise where id = ${id}) where email = ${email}`)
    await db.run(sql`
      insert into company_member (member_id, enterprise_id, role)
      select id, ${id}, 'keeper' from member where email = ${email}`)
  }
  for (const [company, currency, limit, days] of credits)
    await db.run(sql`
      insert into company_credit (enterprise_id, currency, credit_limit, days)
      values (${ids[company]}, ${currency}, ${limit * 100}, ${days})`)
}

/** What the two buyers may owe us. */
const credits = [
  [0, 'USD', 100_000, 30],
  [1, 'CNY', 500_000, 60],
] as const

/** What the people of companies did so far, they did for them. */
export async function giveToCompanies(db: Db) {
  for (const table of [sql`sales_order`, sql`enquiry`, sql`address`, sql`invoice_title`])
    await db.run(sql`
      update ${table} done set enterprise_id = company_member.enterprise_id from company_member
      where company_member.member_id = done.member_id and done.enterprise_id is null`)
}
