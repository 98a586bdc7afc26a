import { describe, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aMember, aRole } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { addressInput } from '#testing/trading.ts'
import { phoneOf } from './place-rules.ts'

const { db, as } = await testApp()
const home = await addressInput(db)
const germany = (await db.first<{ id: number }>(sql`select id from country where code = 'DE'`))?.id ?? 0
const abroad = {
  name: 'Anna Petersen',
  phone: '+49 40 123456',
  countryId: germany,
  city: 'Hamburg',
  detailAddress: 'Kai 1',
}
const aBuyer = async () => as(await aMember(db))
const refused = (fields: Record<string, string>) => ({ code: 40400, data: { fields } })

test('the first address is the default, a later one only when asked', async () => {
  const buyer = await aBuyer()
  await buyer.addresses.save(home)
  await buyer.addresses.save(abroad)
  const { id } = await buyer.addresses.save({ ...home, receiveStatus: 1 })
  const all = await buyer.addresses.listAll()
  expect(all.map(({ receiveStatus }) => receiveStatus)).toEqual([1, 0, 0])
  expect(all[0]?.id).toBe(id)
})

test('an address names its places in both languages, written ones as they were written', async () => {
  const buyer = await aBuyer()
  const { id } = await buyer.addresses.save(home)
  expect(await buyer.addresses.info({ id })).toMatchObject({
    countryName: '中国',
    countryNameEn: 'China',
    name: '陈立',
  })
  const { id: far } = await buyer.addresses.save(abroad)
  expect(await buyer.addresses.info({ id: far })).toMatchObject({
    cityName: 'Hamburg',
    cityNameEn: 'Hamburg',
    phone: '+4940123456',
  })
})

test('the default moves, goes, and passes on', async () => {
  const buyer = await aBuyer()
  const [{ id: first }, { id: second }] = [await buyer.addresses.save(home), await buyer.addresses.save(abroad)]
  const defaults = async () =>
    (await buyer.addresses.listAll()).filter(({ receiveStatus }) => receiveStatus === 1).map(({ id }) => id)
  await buyer.addresses.updateDefault({ id: second, receiveStatus: 1 })
  expect(await defaults()).toEqual([second])
  await buyer.addresses.delete({ ids: [second] })
  expect(await defaults()).toEqual([first])
  await buyer.addresses.updateDefault({ id: first, receiveStatus: 0 })
  expect(await defaults()).toEqual([])
})

test('changing an address changes it, and keeps a default that was not asked away', async () => {
  const buyer = await aBuyer()
  const { id } = await buyer.addresses.save(home)
  await buyer.addresses.update({ ...abroad, id })
  expect(await buyer.addresses.info({ id })).toMatchObject({ cityName: 'Hamburg', provinceId: null, receiveStatus: 1 })
})

test("another member's address is like one that does not exist", async () => {
  const { id } = await (await aBuyer()).addresses.save(home)
  const other = await aBuyer()
  for (const act of [
    () => other.addresses.info({ id }),
    () => other.addresses.update({ ...home, id }),
    () => other.addresses.updateDefault({ id, receiveStatus: 1 }),
  ])
    await expect(act()).rejects.toMatchObject({ code: 48801 })
  await other.addresses.delete({ ids: [id] })
  expect(await db.run(sql`select from address where id = ${id}`)).toBe(1)
})

test('parallel wishes for the default leave one', async () => {
  const member = await aMember(db)
  const buyer = await as(member)
  await Promise.all(Array.from({ length: 8 }, () => buyer.addresses.save({ ...home, receiveStatus: 1 })))
  const ids = (await buyer.addresses.listAll()).map(({ id }) => id)
  await Promise.all(ids.map((id) => buyer.addresses.updateDefault({ id, receiveStatus: 1 })))
  expect(await db.run(sql`select from address where member_id = ${member.id} and is_default`)).toBe(1)
})

test('a list has pages, and its count alone', async () => {
  const buyer = await aBuyer()
  await buyer.addresses.save(home)
  await buyer.addresses.save(abroad)
  expect(await buyer.addresses.list({ limit: 1, page: 2 })).toMatchObject({
    totalCount: 2,
    list: [{ name: 'Anna Petersen' }],
  })
  expect(await buyer.addresses.list({ limit: 0 })).toMatchObject({ totalCount: 2, list: [] })
})

describe('an address is refused', () => {
  test.each([
    ['without a recipient', { name: ' ' }, { name: 'Please enter the name of the recipient' }],
    ['without a phone', { phone: '' }, { phone: 'Please enter a phone number' }],
    ['without details', { detailAddress: '' }, { detailAddress: 'Please enter the detailed address' }],
    ['without a country', { countryId: 0 }, { countryId: 'Please select a country' }],
    ['in China without a city', { cityId: undefined }, { cityId: 'Please select a city' }],
    [
      'in China without a province',
      { provinceId: undefined, cityId: undefined },
      { provinceId: 'Please select a province' },
    ],
    ['with a province of another country', { countryId: germany }, { city: 'Please enter the city' }],
    [
      'with a number that nobody has in China',
      { phone: '+49 40 123456' },
      { phone: expect.stringContaining('11 digits') },
    ],
  ])('%s', async (_, change, fields) => {
    const buyer = await aBuyer()
    await expect(buyer.addresses.save({ ...home, ...change })).rejects.toMatchObject(refused(fields))
  })

  test('beyond the fiftieth', async () => {
    const member = await aMember(db)
    const buyer = await as(member)
    const { id } = await buyer.addresses.save(home)
    await db.run(sql`
      insert into address (member_id, name, phone, country_id, detail)
      select member_id, name, phone, country_id, detail from address, generate_series(1, 49) where id = ${id}`)
    await expect(buyer.addresses.save(home)).rejects.toMatchObject({ code: 488301 })
  })

  test('from a member whose role may not', async () => {
    const buyer = await as(await aMember(db, { role: (await aRole(db)).code }))
    await expect(buyer.addresses.save(home)).rejects.toMatchObject({ status: 403 })
  })
})

test.each([
  ['138 0013 8000', 'CN', '13800138000'],
  ['+86 13800138000', 'CN', '13800138000'],
  ['0574-62530000', 'CN', '0574-62530000'],
  ['12345', 'CN', undefined],
  ['+49 (40) 1234-56', 'DE', '+4940123456'],
  ['12345', 'DE', undefined],
])('%s in %s is dialled as %s', (typed, country, dialled) => expect(phoneOf(typed, country)).toBe(dialled))
