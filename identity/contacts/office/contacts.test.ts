import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aContact, aPicture } from '#testing/factories.ts'
import { contactDetails } from '#testing/service.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, anonymous } = app
const person = await aPerson(db, 'service')
const desk = await atDesk(app, person)
const first = await aContact(db)
const visit = async (cookieId?: string) => (await anonymous.history.save({ url: to.home(), cookieId })).cookieId
// The first one is not the idle one any more.
await visit()
const contactOf = (cookieId: string) => anonymous.support.contact({ cookieId })

describe('a contact', () => {
  test('is added, shown to visitors and found under the operator who answers', async () => {
    const details = await contactDetails(db)
    const { id } = await desk.contacts.create({ ...details, whatsapp: '+852 9123 4567', languages: ['en-US', 'zh-CN'] })
    await db.run(sql`update operator set contact_id = ${id} where id = ${person.id}`)
    expect(await desk.contacts.info({ id })).toMatchObject({
      nameEn: 'Wang Min',
      whatsapp: '85291234567',
      operators: [{ id: person.id }],
      visitors: 0,
      whatsappCode: expect.stringContaining(`contactId=${id}`),
    })
    const cookieId = await visit()
    expect(await contactOf(cookieId)).toMatchObject({ id, whatsapp: '85291234567' })
    expect((await desk.contacts.info({ id })).visitors).toBe(1)
    expect(await auditOf(db, 'contact', id)).toMatchObject([{ action: 'create', after: { wechatId: 'wang-min' } }])
    await desk.contacts.setActive({ ids: [id], active: false })
  })

  test('that is not active any more is given to nobody, and who had it keeps the rest', async () => {
    const details = await contactDetails(db)
    const { id } = await desk.contacts.create({ ...details, languages: ['en-US'] })
    const cookieId = await visit()
    expect((await contactOf(cookieId)).id).toBe(id)
    const { changeId } = await desk.contacts.setActive({ ids: [id], active: false })
    expect((await contactOf(await visit())).id).toBe(first.id)
    expect(await visit(cookieId)).toBe(cookieId)
    expect((await contactOf(cookieId)).id).toBe(first.id)
    expect((await desk.contacts.info({ id })).whatsappCode).toBeNull()
    await desk.audit.undo({ changeId })
    expect(await desk.contacts.info({ id })).toMatchObject({ active: true })
    await desk.contacts.setActive({ ids: [id], active: false })
  })

  test('is not changed by a table whose row names two of them', async () => {
    const details = { ...(await contactDetails(db)), languages: ['en-US' as const] }
    const ids = [await desk.contacts.create(details), await desk.contacts.create(details)].map(({ id }) => id)
    const table = { header: ['name', 'nameEn'], rows: [[details.name, 'Changed']], decimalComma: false }
    const { print } = await desk.contacts.checkTable(table)
    await expect(desk.contacts.applyTable({ ...table, print })).rejects.toMatchObject({ code: 48802 })
    await desk.contacts.setActive({ ids, active: false })
  })

  test('needs no more than a name and a language', async () => {
    const { name, nameEn } = await contactDetails(db)
    const { id } = await desk.contacts.create({ name, nameEn, languages: ['en-US'], active: true })
    const shown = { id, email: '', phone: '', whatsapp: '', wechatQR: '', whatappQR: '', picture: null }
    expect(await contactOf(await visit())).toMatchObject(shown)
    expect((await desk.contacts.info({ id })).whatsappCode).toBeNull()
    await expect(anonymous.support.qrCode({ contactId: id })).rejects.toMatchObject({ code: 48801 })
    await desk.contacts.setActive({ ids: [id], active: false })
  })

  test('has the code that WeChat gave, as an uploaded picture', async () => {
    const [details, code] = [await contactDetails(db), await aPicture(db)]
    const { id } = await desk.contacts.create({ ...details, languages: ['en-US'], wechatCodeId: code.id })
    expect(await contactOf(await visit())).toMatchObject({
      id,
      wechatId: 'wang-min',
      wechatQR: expect.stringMatching(/^\/media\/.+-\d+\.webp$/),
    })
    await desk.contacts.setActive({ ids: [id], active: false })
  })

  test('is not overwritten, and everything about it can be wrong', async () => {
    const { id } = await aContact(db)
    const details = await contactDetails(db)
    await desk.contacts.update({ id, version: 1, ...details, nameEn: 'Changed' })
    await expect(desk.contacts.update({ id, version: 1, ...details })).rejects.toMatchObject({ code: 488401 })
    const wrong = { email: 'x', phone: 'x', whatsapp: '12', wechatId: 'a b', languages: [] }
    const fields = await desk.contacts.update({ id, version: 2, ...details, ...wrong }).catch((error) => error.fields)
    expect(Object.keys(fields).toSorted()).toEqual(['email', 'languages', 'phone', 'wechatId', 'whatsapp'])
    await desk.contacts.setActive({ ids: [id], active: false })
  })
})

describe('the house', () => {
  const house = async () => (await desk.contacts.list({ limit: 100 })).list.find((contact) => contact.house)

  test('answers once nobody else serves, and hands over to whoever comes', async () => {
    const { id = 0, ...names } = (await house()) ?? {}
    expect(names).toMatchObject({ name: '客服', nameEn: 'Customer service', picture: null })
    const had = await visit()
    expect((await contactOf(had)).id).toBe(first.id)
    await desk.contacts.setActive({ ids: [first.id], active: false })
    const came = await visit()
    expect([(await contactOf(came)).id, (await contactOf(had)).id]).toEqual([id, id])
    await desk.contacts.setActive({ ids: [first.id], active: true })
    await visit(came)
    expect((await contactOf(came)).id).toBe(first.id)
  })

  test('cannot be set to not active', async () => {
    const { id = 0 } = (await house()) ?? {}
    await expect(desk.contacts.setActive({ ids: [id], active: false })).rejects.toMatchObject({
      fields: { active: expect.any(String) },
    })
  })
})
