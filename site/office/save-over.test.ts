import { expect, test } from 'vitest'
import { aPerson, atDesk, operatorPassword, roleIdOf } from '#testing/back-office.ts'
import { aCatalogue } from '#testing/service.ts'
import { testApp } from '#testing/test-app.ts'

// Each form was opened at the first version; a colleague saved the second meanwhile, over which ours goes.
const site = await testApp()
const { db } = site
const desk = await atDesk(site, await aPerson(db))
const over = (version: number) => ({ version: version + 1, since: version })

test('site settings are merged field by field, each language by itself', async () => {
  const { version, zh, en } = await desk.site.info()
  await desk.site.save({ version, zh: { ...zh, hotline: '400 000 0001' }, en: { ...en, address: 'Theirs' } })
  await desk.site.save({ ...over(version), zh: { ...zh, address: '我的地址' }, en })
  expect(await desk.site.info()).toMatchObject({
    zh: { hotline: '400 000 0001', address: '我的地址' },
    en: { address: 'Theirs' },
  })
})

test('the home page is merged language by language', async () => {
  const { version, zh, en } = await desk.homePage.info()
  const [theirs, mine] = [zh.toReversed(), en.toReversed()]
  await desk.homePage.save({ version, zh: theirs, en })
  await desk.homePage.save({ ...over(version), zh, en: mine })
  expect(await desk.homePage.info()).toMatchObject({ zh: theirs, en: mine })
})

test('office hours are merged day by day', async () => {
  const { version, zone, days } = await desk.contacts.hours()
  const sunday = { weekday: 7, opens: '10:00', closes: '12:00' }
  await desk.contacts.saveHours({ version, zone: 'Asia/Tokyo', days: [...days, sunday] })
  await desk.contacts.saveHours({ ...over(version), zone, days: days.filter(({ weekday }) => weekday !== 6) })
  const merged = await desk.contacts.hours()
  expect(merged).toMatchObject({ zone: 'Asia/Tokyo', version: version + 2 })
  expect(merged.days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 7])
})

test('an operator is merged, roles and shop as one', async () => {
  const { id } = await aPerson(db, 'service')
  const { version, roles, contactId, shopId, ...saved } = await desk.operators.info({ id })
  const form = {
    ...saved,
    id,
    contactId: contactId ?? '',
    shopId: shopId ?? '',
    roleIds: roles.map((role) => role.id),
    currentPassword: operatorPassword,
  }
  const sales = await roleIdOf(db, 'sales')
  await desk.operators.update({ ...form, version, roleIds: [sales], nameEn: 'Theirs' })
  await expect(desk.operators.update({ ...form, version, name: '我' })).rejects.toMatchObject({ code: 488401 })
  await desk.operators.update({ ...form, ...over(version), name: '我' })
  const merged = await desk.operators.info({ id })
  expect(merged).toMatchObject({ name: '我', nameEn: 'Theirs', version: version + 2 })
  expect(merged.roles.map((role) => role.id)).toEqual([sales])
})

test('a newsletter is merged text by text', async () => {
  const words = { subject: '题', subjectEn: 'Subject', body: '<p>文</p>', bodyEn: '<p>Text</p>' }
  const draft = { ...words, productCatalog: await aCatalogue(db) }
  const { id } = await desk.newsletters.create(draft)
  await desk.newsletters.update({ ...draft, id, version: 1, subjectEn: 'Theirs' })
  await desk.newsletters.update({ ...draft, id, ...over(1), bodyEn: '<p>Mine</p>' })
  expect(await desk.newsletters.info({ id })).toMatchObject({ subjectEn: 'Theirs', bodyEn: '<p>Mine</p>', version: 3 })
})

test('a letter to members is merged, those who get it as one', async () => {
  const words = {
    subject: '',
    subjectEn: 'Subject',
    body: '',
    bodyEn: 'Body',
    roleId: '',
    member: '',
    locale: '',
  } as const
  const { id } = await desk.broadcasts.create({ ...words, audience: 'all' })
  await desk.broadcasts.update({ ...words, id, version: 1, audience: 'all', locale: 'en-US' })
  await desk.broadcasts.update({ ...words, id, ...over(1), audience: 'all', subjectEn: 'Mine' })
  expect(await desk.broadcasts.info({ id })).toMatchObject({ subjectEn: 'Mine', locale: 'en-US', version: 3 })
})
