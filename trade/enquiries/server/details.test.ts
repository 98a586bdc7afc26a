import { expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { to } from '#platform/contract/to.ts'
import { enquiries } from '../contract.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aContact, aMember, aSession } from '#testing/factories.ts'
import { aPhoto } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'

const { db, as, anonymous, call, request } = await testApp()
await aContact(db)

const line = { productName: 'PP copolymer', quantity: '25', unit: 'MT' as const }
const terms = { lines: [line], purchaseTime: '2026-12-01', agreement: true as const }
const refusedBy = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: ApiError) => error,
  )
const anUpload = async (buyer: Awaited<ReturnType<typeof as>>) =>
  buyer.uploads.upload({ kind: 'attachment', file: await aPhoto() })

const aVisitorFile = async () => anonymous.uploads.uploadAsVisitor({ file: await aPhoto() })

test('a line by specification keeps its ranges, with the names of the parameters, colour and certificate', async () => {
  const buyer = await as(await aMember(db))
  const parameter = await db.first<{ code: string; name: string; nameEn: string }>(
    sql`select code, name_zh as name, name_en as "nameEn" from parameter where unit = 'g/10min' limit 1`,
  )
  const code = parameter?.code ?? 'mfr'
  const asked = {
    range: [`${code}:10..14:g/10min`, 'density:..0.91:g/cm3'],
    colour: 'natural',
    certificate: 'FDA, REACH',
  }
  const { id } = await buyer.enquiries.save({ ...terms, lines: [{ ...line, ...asked }] })
  const [saved] = (await buyer.enquiries.thread({ id })).lines
  expect(saved).toMatchObject({ colour: 'natural', certificate: 'FDA, REACH' })
  expect(saved?.ranges.map(({ range }) => range)).toEqual(asked.range)
  if (parameter) expect(saved?.ranges[0]).toMatchObject({ name: parameter.name, nameEn: parameter.nameEn })
})

test('a range that is none is refused at its place', async () => {
  const buyer = await as(await aMember(db))
  const wrong = await refusedBy(buyer.enquiries.save({ ...terms, lines: [{ ...line, range: ['mfr:14..10:g/10min'] }] }))
  expect(Object.keys(wrong?.fields ?? {})[0]).toMatch(/^lines\.0\.range/)
})

test('a hundred lines are one enquiry, one more is refused', async () => {
  const buyer = await as(await aMember(db))
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...line, productName: `Grade ${at}` }))
  const { id } = await buyer.enquiries.save({ ...terms, lines: many(100) })
  const thread = await buyer.enquiries.thread({ id })
  expect(thread.lines.map(({ productName }) => productName)).toEqual(many(100).map(({ productName }) => productName))
  expect((await refusedBy(buyer.enquiries.save({ ...terms, lines: many(101) })))?.fields).toHaveProperty('lines')
})

test('attachments belong to the enquiry and are read by their owner alone', async () => {
  const owner = await aMember(db)
  const buyer = await as(owner)
  const files = [await anUpload(buyer), await anUpload(buyer)]
  const { id } = await buyer.enquiries.save({ ...terms, attachmentIds: files.map((file) => file.id) })
  const { attachments } = await buyer.enquiries.thread({ id })
  expect(attachments.map((file) => file.id)).toEqual(files.map((file) => file.id))
  const read = async (token: string | undefined) =>
    (
      await request({
        url: to.file.attachment(files[0]?.id ?? ''),
        headers: token ? { token } : {},
      })
    ).statusCode
  expect(await read(await aSession(db, owner))).toBe(200)
  expect(await read(await aSession(db, await aMember(db)))).toBe(404)
  expect(await read(undefined)).toBe(303)
})

test('a file of somebody else, one that is gone and one used twice are refused alike, and nothing is sent', async () => {
  const [buyer, other] = [await as(await aMember(db)), await as(await aMember(db))]
  const foreign = await anUpload(other)
  const mine = await anUpload(buyer)
  for (const attachmentIds of [[foreign.id], [999_999], [mine.id, mine.id]]) {
    const refused = await refusedBy(buyer.enquiries.save({ ...terms, attachmentIds }))
    expect(refused?.fields).toEqual({ attachmentIds: expect.stringContaining('no longer available') })
  }
  expect((await buyer.enquiries.list()).totalCount).toBe(0)
  await buyer.enquiries.save({ ...terms, attachmentIds: [mine.id] })
})

test('a visitor attaches files, which nobody else can send along', async () => {
  const member = await as(await aMember(db))
  const file = await aVisitorFile()
  const visitor = { ...terms, name: 'Anna', email: 'files@example.com' }
  const foreign = [
    { attachmentIds: [file.id] },
    { attachmentIds: [file.id], cookieId: (await aVisitorFile()).cookieId },
    { attachmentIds: [(await anUpload(member)).id], cookieId: file.cookieId },
  ]
  for (const wrong of foreign) {
    const { envelope } = await call(enquiries.saveAsVisitor, { ...visitor, ...wrong })
    expect(envelope.data).toEqual({ fields: { attachmentIds: expect.stringContaining('no longer available') } })
  }
  expect(await refusedBy(member.enquiries.save({ ...terms, attachmentIds: [file.id] }))).toBeDefined()
  await db.run(sql`delete from budget`)
  await anonymous.enquiries.saveAsVisitor({ ...visitor, attachmentIds: [file.id], cookieId: file.cookieId })
})

test('a visitor opens the file by its signed link, and by nothing else', async () => {
  const { id, url } = await aVisitorFile()
  const status = async (path: string) => (await request({ url: path })).statusCode
  expect(await status(url)).toBe(200)
  expect(await status(url.replace(/key=(.)/, (_, sign) => `key=${sign === 'A' ? 'B' : 'A'}`))).toBe(404)
  expect(await status(url.replace(`/${id}?`, `/${id + 1}?`))).toBe(404)
  expect(await status(url.replace(/until=\d+/, 'until=1'))).toBe(404)
  expect(await status(url.replace('/common/attachment', '/chat/file'))).toBe(404)
  expect(await status(to.file.attachment(id))).toBe(303)
})

test('what a visitor attached is opened by the member who signs in there, or who proves the address', async () => {
  const file = await aVisitorFile()
  const enquiry = { ...terms, name: 'Anna', email: 'proof@example.com', attachmentIds: [file.id] }
  await anonymous.enquiries.saveAsVisitor({ ...enquiry, cookieId: file.cookieId })
  const status = async (member: { id: number }) => {
    const token = await aSession(db, member)
    return (await request({ url: to.file.attachment(file.id), headers: { token } })).statusCode
  }
  const [owner, other] = [await aMember(db, { email: 'proof@example.com', emailVerified: false }), await aMember(db)]
  expect(await status(owner)).toBe(404)
  await db.run(sql`update member set email_verified = true where id = ${owner.id}`)
  expect(await status(owner)).toBe(200)
  expect(await status(other)).toBe(404)
  await (await as(other)).history.saveAsMember({ url: to.home(), cookieId: file.cookieId })
  expect(await status(other)).toBe(200)
})

test('a file that was chosen before signing in goes along with the enquiry after it', async () => {
  const { id, cookieId } = await aVisitorFile()
  const buyer = await as(await aMember(db))
  const saved = await buyer.enquiries.save({ ...terms, attachmentIds: [id], cookieId })
  expect((await buyer.enquiries.thread(saved)).attachments).toMatchObject([{ id }])
})
