import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ApiError } from '#platform/contract/client.ts'
import { sql } from '#platform/server/database/sql.ts'
import { folderStorage } from '#platform/server/storage/folder.ts'
import { aContact, aMember, aSession } from '#testing/factories.ts'
import { aPdf, aPictureFile } from '#testing/sample-files.ts'
import { s3Server } from '#testing/s3-server.ts'
import { testApp } from '#testing/test-app.ts'
import { claimUpload, releaseUpload } from './claim-upload.ts'
import { removeUnusedUploads } from './remove-unused-uploads.ts'

const { anonymous, as, db, config, request } = await testApp()
await aContact(db)
const storage = folderStorage(config.dataDir)
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: ApiError) => error,
  )
const aPdfOf = async (member: { id: number }) => (await as(member)).uploads.upload({ file: aPdf() })
const isThere = async (id: number) => Boolean(await db.first(sql`select from upload where id = ${id}`))
const age = (id: number) => db.run(sql`update upload set created_at = now() - interval '25 hours' where id = ${id}`)
const filesIn = (folder: string) => readdirSync(join(config.dataDir, folder)).length

describe('budgets', () => {
  test('a member uploads sixty files an hour, refused ones included', async () => {
    const member = await aMember(db)
    const buyer = await as(member)
    await db.run(sql`
      insert into budget (key, window_start, used)
      values (${`uploads of ${member.id}`}, '-infinity', 59)`)
    expect(await refused(buyer.uploads.upload({ file: new File(['x'], 'a.exe') }))).toMatchObject({ code: 40400 })
    expect(await refused(buyer.uploads.upload({ file: aPdf() }))).toMatchObject({ status: 429 })
    expect(await refused((await as(await aMember(db))).uploads.upload({ file: aPdf() }))).toBeUndefined()
  })

  test('all members together have a budget too', async () => {
    const set = (used: number) => db.run(sql`update budget set used = ${used} where key = 'uploads'`)
    await aPdfOf(await aMember(db))
    await set(3_000)
    expect(await refused(aPdfOf(await aMember(db)))).toMatchObject({ status: 429 })
    await set(1)
  })

  test('a member stores half a gigabyte, also when two files come at once', async () => {
    const member = await aMember(db)
    const first = await aPdfOf(member)
    const left = first.size * 2
    await db.run(sql`update upload set size = ${500 * 1024 * 1024 - left + 1} where id = ${first.id}`)
    const buyer = await as(member)
    const answers = await Promise.all([1, 2].map(() => refused(buyer.uploads.upload({ file: aPdf() }))))
    expect(new Set(answers.map((error) => error?.code ?? 0))).toEqual(new Set([0, 488201]))
    expect(answers.find(Boolean)?.message).toBe('Your storage is full. Please remove files that you no longer need')
  })
})

describe('a visitor', () => {
  const upload = (cookieId?: string) =>
    anonymous.uploads.uploadAsVisitor({ file: aPdf(), ...(cookieId && { cookieId }) })
  const spent = (key: string, used: number) =>
    db.run(sql`
      insert into budget (key, window_start, used) values (${key}, '-infinity', ${used})
      on conflict (key, window_start) do update set used = excluded.used`)

  test('uploads twenty files an hour, and one address sixty', async () => {
    const { cookieId } = await upload()
    const row = await db.first<{ id: number }>(sql`select id from visitor where cookie_id = ${cookieId}`)
    await spent(`uploads of visitor ${row?.id}`, 20)
    expect(await refused(upload(cookieId))).toMatchObject({ status: 429 })
    expect(await refused(upload())).toBeUndefined()
    await spent('uploads ip 127.0.0.1', 60)
    expect(await refused(upload())).toMatchObject({ status: 429 })
    await spent('uploads ip 127.0.0.1', 1)
  })

  test('stores a hundred megabytes; what is never sent along is gone after a day, file and row', async () => {
    const { id, cookieId, size } = await upload()
    await db.run(sql`update upload set size = ${100 * 1024 * 1024 - size + 1} where id = ${id}`)
    expect(await refused(upload(cookieId))).toMatchObject({ code: 488201 })
    const before = filesIn('private')
    await age(id)
    await removeUnusedUploads(db, storage)
    expect(await isThere(id)).toBe(false)
    expect(filesIn('private')).toBe(before - 1)
    expect(await refused(upload(cookieId))).toBeUndefined()
  })
})

describe('an upload', () => {
  test('is claimed once, by its owner, for what it is', async () => {
    const owner = await aMember(db)
    const { id } = await aPdfOf(owner)
    const stranger = await aMember(db)
    const lost = { refusal: 'NOT_FOUND' }
    await expect(claimUpload(db, { memberId: stranger.id }, 'attachment', id)).rejects.toMatchObject(lost)
    await expect(claimUpload(db, { memberId: owner.id }, 'picture', id)).rejects.toMatchObject(lost)
    await expect(claimUpload(db, { memberId: owner.id }, 'attachment', 999_999)).rejects.toMatchObject(lost)
    const both = await Promise.allSettled([1, 2].map(() => claimUpload(db, { memberId: owner.id }, 'attachment', id)))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('that nothing claims is gone after a day, with its files', async () => {
    const owner = await aMember(db)
    const buyer = await as(owner)
    const file = await aPictureFile('png', 'a.png', { width: 600, height: 400 })
    const old = await buyer.uploads.upload({ kind: 'picture', file })
    const young = await buyer.uploads.upload({ kind: 'picture', file })
    const used = await aPdfOf(owner)
    const left = await aPdfOf(owner)
    for (const { id } of [used, left]) await claimUpload(db, { memberId: owner.id }, 'attachment', id)
    await releaseUpload(db, left.id)
    for (const { id } of [old, used, left]) await age(id)
    await removeUnusedUploads(db, storage)
    const there = await Promise.all([old, young, used, left].map(({ id }) => isThere(id)))
    expect(there).toEqual([false, true, true, false])
    expect(filesIn('media/member')).toBe(4)
    expect((await request(old.url)).statusCode).toBe(404)
    expect((await request(young.url)).statusCode).toBe(200)
  })

  test('is not removed while it is being claimed', async () => {
    const owner = await aMember(db)
    const { id } = await aPdfOf(owner)
    await age(id)
    await db.transaction(async (claiming) => {
      await claimUpload(claiming, { memberId: owner.id }, 'attachment', id)
      await removeUnusedUploads(db, storage)
    })
    expect(await isThere(id)).toBe(true)
  })
})

describe('with a bucket', async () => {
  const s3 = await s3Server()
  const site = await testApp({ db, config: { bucket: s3.config } })

  test('pictures and attachments come from there by the same addresses', async () => {
    const member = await aMember(db)
    const buyer = await site.as(member)
    const token = await aSession(db, member)
    const picture = await buyer.uploads.upload({ kind: 'picture', file: await aPictureFile('png', 'a.png') })
    const pdf = await buyer.uploads.upload({ file: aPdf() })
    expect((await site.request(picture.url)).headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
    })
    const answer = await site.request({ method: 'GET', url: pdf.url, headers: { token } })
    expect([answer.headers['content-type'], answer.body]).toEqual(['application/pdf', await aPdf().text()])
    expect((await request(picture.url)).statusCode).toBe(404)
  })

  test('that is away, an upload is refused for now and leaves nothing', async () => {
    await s3.close()
    const member = await aMember(db)
    const error = await refused((await site.as(member)).uploads.upload({ file: aPdf() }))
    expect(error).toMatchObject({ status: 503 })
    expect(await db.many(sql`select from upload where member_id = ${member.id}`)).toEqual([])
  })
})
