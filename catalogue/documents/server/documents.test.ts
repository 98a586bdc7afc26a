import { expect, test } from 'vitest'
import { constants } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, atDesk } from '#testing/back-office.ts'
import { aProductForm } from '#testing/catalogue-examples.ts'
import { aMember, aPicture, aSession } from '#testing/factories.ts'
import { aPdf } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'

const app = await testApp()
const { db, anonymous } = app
const desk = await atDesk(app, await aPerson(db, 'catalogue'))

const paper = { title: '报告', titleEn: 'Report', issuedOn: '2025-01-02' }
const upload = async () => (await desk.documents.upload({ file: aPdf() })).fileId
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
type Form = Parameters<typeof desk.products.create>[0]
const aProductWith = async (changes: Partial<Form>) =>
  (
    await desk.products.create({
      ...(await aProductForm(db)),
      pictureIds: [(await aPicture(db)).id],
      status: 'published',
      ...changes,
    })
  ).id

test('a certificate of analysis is of its lot, and opens for members only', async () => {
  const code = `LOT-${crypto.randomUUID().slice(0, 8)}`
  const lot = {
    code,
    kilograms: 1_000,
    stockKg: 1_000,
    note: '一',
    noteEn: 'one',
    testedOn: '2026-01-02',
    measured: '',
  }
  const id = await aProductWith({
    lots: [lot],
    documents: [{ ...paper, fileId: await upload(), kind: 'COA', lotCode: code }],
  })
  const { lots, documents } = await anonymous.products.detail({ id })
  expect(documents).toEqual([expect.objectContaining({ kind: 'COA', lotId: lots[0]?.id, expired: false })])
  const url = documents[0]?.url ?? ''
  const guest = await app.request(url)
  expect([guest.statusCode, guest.headers.location]).toEqual([303, expect.stringContaining('backUrl=')])
  const headers = { [constants.tokenHeader]: await aSession(db, await aMember(db)) }
  const opened = await app.request({ url, headers })
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
  await desk.products.setStatus({ ids: [id], status: 'draft' })
  expect((await app.request({ url, headers })).statusCode).toBe(404)
})

test('the file of a certificate of analysis has no address for everybody, also once it was taken out', async () => {
  const fileId = await upload()
  const address = async () => {
    const kept = await db.first<{ file: string }>(sql`select file from stored_document where id = ${fileId}`)
    return (await app.request(`/media/${kept?.file}`)).statusCode
  }
  expect(await address()).toBe(200)
  const id = await aProductWith({ documents: [{ ...paper, fileId, kind: 'COA' }] })
  expect(await address()).toBe(404)
  const document = await db.first<{ id: number }>(sql`select id from document where product_id = ${id}`)
  const at = to.office.file.goodsDocument(document?.id ?? 0)
  const opened = async (person: { id: number }) =>
    (await app.request({ url: at, headers: { cookie: `officeToken=${await aDeskSession(db, person)}` } })).statusCode
  expect(await opened(await aPerson(db, 'catalogue'))).toBe(200)
  expect(await opened(await aPerson(db, 'seller'))).toBe(404)
  await db.run(sql`update document set kind = 'TDS' where product_id = ${id}`)
  expect(await address()).toBe(200)
  await db.run(sql`update document set kind = 'COA' where product_id = ${id}`)
  await db.run(sql`delete from document where product_id = ${id}`)
  expect(await address()).toBe(404)
})

test('a product names what was uploaded for it, not the paper of an agreement or what somebody else sent', async () => {
  const head = await atDesk(app, await aPerson(db))
  const agreement = { name: '协议', nameEn: 'Agreement', currency: 'CNY' as const, validFrom: '2026-01-01' }
  const { fileId: paperId } = await head.documents.upload({ file: aPdf() })
  const company = await db.first<{ id: number }>(sql`
    insert into enterprise (name, name_key) values ('Papers Ltd', 'papersltd') returning id`)
  const made = { ...agreement, validUntil: '2030-01-01', enterpriseId: company?.id, paperId, rows: [] }
  const { id } = await head.priceLists.create(made)
  const another = await desk.documents.upload({ file: aPdf() })
  const names = async (by: typeof desk, fileId: number) =>
    by.products.create({
      ...(await aProductForm(db)),
      pictureIds: [(await aPicture(db)).id],
      documents: [{ ...paper, fileId, kind: 'COA' }],
    })
  for (const fileId of [paperId, another.fileId])
    await expect(names(head, fileId)).rejects.toMatchObject({ fields: { 'documents.0.fileId': expect.any(String) } })
  await names(desk, another.fileId)
  // Nor does an agreement take the file of a product; its own stays.
  const own = await head.priceLists.info({ id })
  const version = 'version' in own ? own.version : 1
  await expect(head.priceLists.update({ ...made, id, version, paperId: another.fileId })).rejects.toMatchObject({
    fields: { paperId: expect.any(String) },
  })
  await head.priceLists.update({ ...made, id, version, nameEn: 'Renamed' })
})

test('a document names a lot that is there, and ends after it begins', async () => {
  const wrong = { kind: 'COA' as const, lotCode: 'NONE', expiresOn: '2024-01-01' }
  await expect(aProductWith({ documents: [{ ...paper, ...wrong, fileId: await upload() }] })).rejects.toMatchObject({
    fields: { 'documents.0.lotCode': expect.any(String), 'documents.0.expiresOn': expect.any(String) },
  })
})

test('what has expired is marked, and the desk lists it with what expires soon', async () => {
  const certified = async (expiresOn: string) =>
    aProductWith({
      documents: [{ ...paper, kind: 'certificate', standard: 'REACH', expiresOn, fileId: await upload() }],
    })
  const [ended, ending, lasting] = [
    await certified(inDays(-3)),
    await certified(inDays(30)),
    await certified(inDays(90)),
  ]
  expect((await anonymous.products.detail({ id: ended })).documents).toMatchObject([
    { standard: 'REACH', expired: true },
  ])
  const listed = (await desk.products.list({ lacks: 'validDocuments', limit: 100 })).list.map(({ id }) => id)
  expect(listed).toEqual(expect.arrayContaining([ended, ending]))
  expect(listed).not.toContain(lasting)
  const waiting = (await desk.desk.waiting()).find(({ name }) => name === 'documents')
  expect(waiting?.items.map(({ key }) => Number(key))).toEqual([ended, ending])
})

test('the page of a product shows them without a script', async () => {
  const id = await aProductWith({
    documents: [{ ...paper, kind: 'SDS', expiresOn: inDays(-3), fileId: await upload() }],
  })
  const { body } = await app.request(to.product(id))
  expect(body).toContain('Report')
  expect(body).toContain('Expired')
})
