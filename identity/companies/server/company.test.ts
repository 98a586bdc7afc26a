import { describe, expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { EnterpriseType } from '#platform/contract/enums.ts'
import { contract } from '#site/contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aRole, aSession, anEnterprise } from '#testing/factories.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'

const { as, call, db } = await testApp()
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: ApiError) => error,
  )
const ids = async (query: ReturnType<typeof sql>) => (await db.first<{ id: number }>(query))?.id ?? 0
const china = await ids(sql`select id from country where code = 'CN'`)
const germany = await ids(sql`select id from country where code = 'DE'`)
const zhejiang = await ids(sql`select id from province where name_en = 'Zhejiang'`)
const guangdong = await ids(sql`select id from province where name_en = 'Guangdong'`)
const ningbo = await ids(sql`select id from city where name_en = 'Ningbo'`)

let made = 0
const aName = () => `海川塑料 ${++made} 有限公司`
const details = {
  enterpriseType: EnterpriseType.trading,
  countryId: china,
  provinceId: zhejiang,
  cityId: ningbo,
  address: '中山路 1 号',
  website: '',
}
const aBuyer = async () => as(await aMember(db))
/** A member who founded a company, and its name. */
async function aKeeper() {
  const member = await aMember(db)
  const buyer = await as(member)
  const enterpriseName = aName()
  await buyer.companies.updateCompany({ enterpriseName })
  return { member, buyer, enterpriseName, data: { ...details, enterpriseName } }
}

test('the places used here exist', () =>
  expect([china, germany, zhejiang, guangdong, ningbo].every(Boolean)).toBe(true))

describe('a company', () => {
  test('is founded by who names it first, and asked by who names it again, however it is spelled', async () => {
    const [first, second] = [await aBuyer(), await aBuyer()]
    expect(await first.companies.company()).toBeNull()
    const { enterpriseId } = await first.companies.updateCompany({ enterpriseName: 'Baltic Polymers（宁波）Co., Ltd.' })
    expect(await first.companies.company()).toMatchObject({ id: enterpriseId, keeper: true, status: 'unverified' })
    expect(await second.companies.updateCompany({ enterpriseName: ' BALTIC  polymers(宁波) Co Ltd' })).toEqual({
      enterpriseId,
      asked: true,
    })
    expect(await second.companies.company()).toBeNull()
    expect((await second.colleagues.list()).asked).toMatchObject({ enterpriseId })
  })

  test('that five members found at once is one, with one keeper and four who ask', async () => {
    const enterpriseName = aName()
    const buyers = await Promise.all([1, 2, 3, 4, 5].map(aBuyer))
    const answers = await Promise.all(buyers.map((buyer) => buyer.companies.updateCompany({ enterpriseName })))
    expect(new Set(answers.map(({ enterpriseId }) => enterpriseId)).size).toBe(1)
    expect(answers.filter(({ asked }) => asked)).toHaveLength(4)
    const companies = await Promise.all(buyers.map((buyer) => buyer.companies.company()))
    expect(companies.filter((company) => company?.keeper)).toHaveLength(1)
  })

  test('can be asked by its id; an unknown id is refused', async () => {
    const { id } = await anEnterprise(db)
    const buyer = await aBuyer()
    expect(await buyer.companies.updateCompany({ enterpriseId: id })).toEqual({ enterpriseId: id, asked: true })
    expect(await refused(buyer.companies.updateCompany({ enterpriseId: 999_999 }))).toMatchObject({ code: 48801 })
    expect((await buyer.colleagues.list()).asked).toMatchObject({ enterpriseId: id })
  })

  test('stays the same for who names it again, the keeper too', async () => {
    const { buyer, enterpriseName } = await aKeeper()
    await buyer.companies.updateCompany({ enterpriseName })
    expect(await buyer.companies.company()).toMatchObject({ name: enterpriseName, keeper: true })
  })

  test('is left before another one is founded or asked', async () => {
    const [one, two] = [await aKeeper(), await aKeeper()]
    const inCompany = { code: 488113 }
    expect(await refused(one.buyer.companies.updateCompany({ enterpriseName: aName() }))).toMatchObject(inCompany)
    expect(await refused(one.buyer.companies.updateCompany({ enterpriseName: two.enterpriseName }))).toMatchObject(
      inCompany,
    )
    expect(await one.buyer.companies.company()).toMatchObject({ name: one.enterpriseName })
  })

  test('is closed with its licence by who is alone in it', async () => {
    const { buyer, data } = await aKeeper()
    const licence = await buyer.uploads.upload({ file: aPdf() })
    await buyer.companies.enterpriseUpdate({ ...data, licenceId: licence.id })
    const old = await buyer.companies.company()
    await buyer.colleagues.leave()
    expect(await db.first(sql`select from enterprise where id = ${old?.id}`)).toBeUndefined()
    expect(await db.first(sql`select claimed_at as used from upload where id = ${licence.id}`)).toEqual({ used: null })
    expect(await buyer.companies.company()).toBeNull()
  })

  test('needs a name that reads as it is written', async () => {
    const buyer = await aBuyer()
    const message = 'This name mixes letters of different alphabets that look alike'
    // The first letter is Cyrillic.
    for (const enterpriseName of ['\u0412ASF SE', 'Nordpl\u03b1st'])
      expect(await refused(buyer.companies.updateCompany({ enterpriseName }))).toMatchObject({
        fields: { enterpriseName: message },
      })
    for (const enterpriseName of ['', '  ', '!!', undefined])
      expect(await refused(buyer.companies.updateCompany({ enterpriseName }))).toMatchObject({ code: 40400 })
    expect(await refused(buyer.companies.updateCompany({ enterpriseName: 'ООО Полимер 5' }))).toBeUndefined()
  })

  test('is not named twenty-one times a day', async () => {
    const member = await aMember(db)
    await db.run(sql`insert into budget (key, window_start, used)
      values (${`enterprises of ${member.id}`}, '-infinity', 20)`)
    expect(await refused((await as(member)).companies.updateCompany({ enterpriseName: aName() }))).toMatchObject({
      status: 429,
    })
  })
})

describe('the details of a company', () => {
  test('are what its keeper writes', async () => {
    const { buyer, data } = await aKeeper()
    const licence = await buyer.uploads.upload({ file: aPdf() })
    const papers = {
      legalNameEn: 'Ningbo Haichuan Plastics Co., Ltd.',
      taxNumber: '91330200MA2AAAAA0X',
      bank: '中国银行',
    }
    await buyer.companies.enterpriseUpdate({ ...data, ...papers, website: 'haichuan.example', licenceId: licence.id })
    expect(await buyer.companies.company()).toMatchObject({
      enterpriseType: EnterpriseType.trading,
      country: { id: china, nameEn: 'China' },
      province: { id: zhejiang, nameEn: 'Zhejiang' },
      city: { id: ningbo, name: expect.stringContaining('宁波') },
      address: '中山路 1 号',
      website: 'https://haichuan.example/',
      ...papers,
      status: 'pending',
      licence: { id: licence.id, name: 'licence.pdf', url: licence.url },
    })
  })

  test('are changed by nobody else; a colleague sees all but the licence', async () => {
    const { buyer, data, enterpriseName } = await aKeeper()
    const licence = await buyer.uploads.upload({ file: aPdf() })
    await buyer.companies.enterpriseUpdate({ ...data, licenceId: licence.id })
    const person = await aMember(db)
    const colleague = await as(person)
    await colleague.companies.updateCompany({ enterpriseName })
    await buyer.colleagues.answer({ memberId: person.id, consent: true, role: 'buyer' })
    expect(await refused(colleague.companies.enterpriseUpdate({ ...data, address: 'Evil street' }))).toMatchObject({
      status: 403,
    })
    expect(await refused((await aBuyer()).companies.enterpriseUpdate(data))).toMatchObject({ status: 403 })
    expect(await colleague.companies.company()).toMatchObject({
      keeper: false,
      address: '中山路 1 号',
      licence: null,
    })
    expect(await buyer.companies.company()).toMatchObject({ address: '中山路 1 号' })
  })

  test('need the permission', async () => {
    const { member, buyer, data } = await aKeeper()
    const role = await aRole(db, { permissions: ['profile.edit'] })
    await db.run(sql`update member set role_id = ${role.id} where id = ${member.id}`)
    expect(await refused(buyer.companies.enterpriseUpdate(data))).toMatchObject({ status: 403 })
    expect(await refused(buyer.companies.updateCompany({ enterpriseName: aName() }))).toMatchObject({ status: 403 })
  })

  test.each([
    ['a province of another country', { countryId: germany }],
    ['a city of another province', { provinceId: guangdong }],
    ['a city without its province', { provinceId: undefined }],
    ['a country that does not exist', { countryId: 999_999 }],
    ['a province that does not exist', { provinceId: 999_999, cityId: undefined }],
  ])('have no %s', async (_, place) => {
    const { buyer, data } = await aKeeper()
    const error = await refused(buyer.companies.enterpriseUpdate({ ...data, ...place }))
    expect(error).toMatchObject({ code: 40400 })
    expect(Object.values(error?.fields ?? {})).toEqual(['This place does not belong to the country or province above'])
  })

  test('need name, type, country and address', async () => {
    const { member } = await aKeeper()
    const { envelope } = await call(
      contract.companies.enterpriseUpdate,
      { enterpriseType: '' },
      { token: await aSession(db, member) },
    )
    expect(envelope.data).toEqual({
      fields: {
        enterpriseName: 'Please enter the company name',
        enterpriseType: 'Please select what the company does',
        countryId: 'Please select a country',
        address: 'Please enter the address',
      },
    })
  })

  test('keep status, keeper and everything else out of reach', async () => {
    const { member, buyer, data } = await aKeeper()
    const victim = await aKeeper()
    const token = await aSession(db, member)
    const evil = {
      id: (await victim.buyer.companies.company())?.id,
      enterpriseId: 1,
      status: 'verified',
      keeper: false,
      name_key: 'x',
    }
    await call(contract.companies.enterpriseUpdate, { ...data, ...evil }, { token })
    expect(await buyer.companies.company()).toMatchObject({ status: 'unverified', keeper: true, address: data.address })
    expect(await victim.buyer.companies.company()).toMatchObject({ name: victim.enterpriseName, address: null })
  })

  test('take no name that another company has, also when two want it at once', async () => {
    const [one, two] = [await aKeeper(), await aKeeper()]
    const taken = { code: 40402, fields: { enterpriseName: 'There is already a company with this name' } }
    expect(
      await refused(one.buyer.companies.enterpriseUpdate({ ...one.data, enterpriseName: two.enterpriseName })),
    ).toMatchObject(taken)
    const enterpriseName = aName()
    const errors = await Promise.all(
      [one, two].map(({ buyer, data }) => refused(buyer.companies.enterpriseUpdate({ ...data, enterpriseName }))),
    )
    expect(new Set(errors.map((error) => error?.code ?? 0))).toEqual(new Set([0, 40402]))
  })

  test('take no licence of somebody else', async () => {
    const { buyer, data } = await aKeeper()
    const foreign = await (await aBuyer()).uploads.upload({ file: aPdf() })
    expect(await refused(buyer.companies.enterpriseUpdate({ ...data, licenceId: foreign.id }))).toMatchObject({
      code: 48801,
    })
    expect(await buyer.companies.company()).toMatchObject({ licence: null, address: null })
  })

  test('once verified are checked again when name, country, tax number or licence change, and only then', async () => {
    const { buyer, data } = await aKeeper()
    const licences = [await buyer.uploads.upload({ file: aPdf() }), await buyer.uploads.upload({ file: aPdf() })]
    const [licenceId, otherId] = licences.map(({ id }) => id)
    await buyer.companies.enterpriseUpdate({ ...data, licenceId })
    const { id } = (await buyer.companies.company()) ?? { id: 0 }
    const statusAfter = async (change: object) => {
      await db.run(sql`update enterprise set status = 'verified' where id = ${id}`)
      await buyer.companies.enterpriseUpdate({ ...data, licenceId, ...change })
      return (await buyer.companies.company())?.status
    }
    expect(await statusAfter({ address: 'Another street' })).toBe('verified')
    expect(await statusAfter({ enterpriseName: aName() })).toBe('pending')
    expect(await statusAfter({ countryId: germany, provinceId: '', cityId: '' })).toBe('pending')
    expect(await statusAfter({ licenceId: otherId })).toBe('pending')
    expect(await statusAfter({ taxNumber: '91330200' })).toBe('pending')
    expect(await statusAfter({ licenceId: undefined })).toBe('unverified')
  })
})
