import { describe, expect, test } from 'vitest'
import { removeDeletedDocuments } from '#platform/office/documents/remove-deleted.ts'
import { removeUnusedPictures } from '#platform/office/pictures/remove-unused-pictures.ts'
import type { RecordField } from '#platform/office/records/fields.ts'
import { sql, Sql } from '#platform/server/database/sql.ts'
import { folderStorage } from '#platform/server/storage/folder.ts'
import { records } from '#site/records.ts'
import { fileUses, places } from '#site/server/place-queries.ts'
import { aPerson, atDesk, auditOf } from '#testing/back-office.ts'
import { aProduct, aProductCategory, aShop } from '#testing/catalogue.ts'
import { contentCalls, contentExamples, contentNames } from '#testing/content.ts'
import { aPdf, aPictureFile } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp()
const { db, config } = site
const desk = await atDesk(site, await aPerson(db))

let width = 60
/** One that nobody has sent before. */
const upload = async (by = desk, name = 'sacks.png') =>
  by.pictures.upload({ file: await aPictureFile('png', name, { width: ++width, height: 40 }) })
const listed = async (by = desk, filter: object = {}) =>
  (await by.media.list({ limit: 100, ...filter })).list.map(({ id }) => id)

describe('the list', () => {
  test('tells what each file is, who sent it and what shows it', async () => {
    const { id, src } = await upload(desk, 'Sacks on pallets.png')
    const body = `<p><img src="${src}-${width}.webp" alt="x"></p>`
    const news = await desk.news.create({
      ...(await contentExamples.news(db)),
      titleEn: 'Sacks',
      pictureId: id,
      bodyEn: body,
    })
    const found = (await desk.media.list({ search: 'PALLETS sacks' })).list
    expect(found).toMatchObject([{ id, name: 'Sacks on pallets.png', picture: { width, height: 40 }, useCount: 1 }])
    expect(found[0]?.uses).toMatchObject([{ noun: 'news', key: String(news.id), nameEn: 'Sacks', state: 'now' }])
    expect(found[0]?.bytes).toBeGreaterThan(100)
    expect(found[0]?.uploadedBy).toEqual(expect.any(String))
  })

  test('finds what is not used, in its order', async () => {
    const [one, two] = [await upload(desk, 'b unused.png'), await upload(desk, 'a unused.png')]
    const used = await upload(desk, 'c unused.png')
    await desk.news.create({ ...(await contentExamples.news(db)), pictureId: used.id })
    expect(await listed(desk, { search: 'unused', used: 'no', sort: 'name' })).toEqual([two.id, one.id])
    expect(await listed(desk, { search: 'unused', used: 'yes' })).toEqual([used.id])
  })

  test('names documents with the product that offers them', async () => {
    const { fileId } = await desk.documents.upload({ file: aPdf() })
    const before = await desk.media.info({ kind: 'document', id: fileId })
    expect(before).toMatchObject({ useCount: 0, url: expect.stringMatching(/^\/media\/document/) })
    const { id } = await aProduct(db)
    await db.run(sql`
      insert into document (product_id, kind, title_zh, title_en, file, bytes, issued_on)
      select ${id}, 'TDS', 'x', 'x', file, bytes, '2026-01-01' from stored_document where id = ${fileId}`)
    const { uses } = await desk.media.info({ kind: 'document', id: fileId })
    expect(uses).toMatchObject([{ noun: 'product', key: String(id) }])
    await expect(desk.media.remove({ kind: 'document', ids: [fileId] })).rejects.toMatchObject({ code: 488402 })
  })

  test('has no document that was deleted, and its file goes with those of unused pictures', async () => {
    const { fileId } = await desk.documents.upload({ file: aPdf() })
    const { url } = await desk.media.info({ kind: 'document', id: fileId })
    await desk.media.remove({ kind: 'document', ids: [fileId] })
    expect(await listed(desk, { tab: 'document' })).not.toContain(fileId)
    const run = () => removeDeletedDocuments(db, folderStorage(config.dataDir), fileUses.document)
    const status = async () => (await site.request(String(url))).statusCode
    await run()
    expect(await status()).toBe(200)
    await db.run(sql`update stored_document set removed_at = now() - interval '91 days' where id = ${fileId}`)
    await run()
    expect([await status(), await db.first(sql`select from stored_document where id = ${fileId}`)]).toEqual([
      404,
      undefined,
    ])
  })
})

describe('a file', () => {
  test('that is sent again is the one that is there', async () => {
    const file = await aPictureFile('png', 'twice.png', { width: ++width, height: 33 })
    const first = await desk.pictures.upload({ file })
    expect(first.knownAs).toBeUndefined()
    expect(await desk.pictures.upload({ file })).toEqual({ ...first, alt: '', altEn: '', knownAs: 'twice.png' })
    await desk.media.remove({ kind: 'picture', ids: [first.id] })
    expect((await desk.pictures.upload({ file })).id).not.toBe(first.id)
  })

  test('is renamed and described, and called as before when that is undone', async () => {
    const file = await aPictureFile('png', 'sacks.png', { width: ++width, height: 35 })
    const { id } = await desk.pictures.upload({ file })
    const said = { name: 'Silo', alt: '料仓', altEn: 'A silo' }
    const { changeId } = await desk.media.describe({ kind: 'picture', id, ...said, altEn: ' A silo ' })
    expect(await desk.media.info({ kind: 'picture', id })).toMatchObject(said)
    expect((await desk.media.list({ search: 'Silo' })).list).toMatchObject([{ id, ...said }])
    // Whoever sends the file again is proposed what the library says of it.
    expect(await desk.pictures.upload({ file })).toMatchObject({ id, alt: '料仓', altEn: 'A silo' })
    await desk.media.describe({ kind: 'picture', id, name: 'Silo' })
    expect(await desk.media.info({ kind: 'picture', id })).toMatchObject(said)
    await desk.audit.undo({ changeId })
    expect(await desk.media.info({ kind: 'picture', id })).toMatchObject({ name: 'sacks.png', alt: '', altEn: '' })
  })

  test('that nothing uses is deleted, cannot be chosen any more, and comes back', async () => {
    const { id } = await upload()
    const form = { ...(await contentExamples.news(db)), pictureId: id }
    const { changeId } = await desk.media.remove({ kind: 'picture', ids: [id] })
    expect(await listed()).not.toContain(id)
    await expect(desk.news.create(form)).rejects.toMatchObject({ fields: { pictureId: expect.any(String) } })
    await removeUnusedPictures(db, folderStorage(config.dataDir), fileUses.picture)
    await desk.audit.undo({ changeId })
    expect(await listed()).toContain(id)
    await desk.news.create(form)
    expect(await auditOf(db, 'picture', id)).toMatchObject([
      { action: 'undo' },
      { action: 'delete' },
      { action: 'create' },
    ])
  })

  test('that is used stays, and the refusal names what uses it', async () => {
    const [free, used] = [await upload(), await upload(desk, 'silo.png')]
    await desk.news.create({ ...(await contentExamples.news(db)), titleEn: 'Silos', pictureId: used.id })
    const refused = desk.media.remove({ kind: 'picture', ids: [free.id, used.id] })
    await expect(refused).rejects.toMatchObject({
      message: expect.stringMatching(/silo\.png.*Silos/),
      data: { inUse: String(used.id) },
    })
    expect(await listed()).toEqual(expect.arrayContaining([free.id, used.id]))
  })

  test('of an earlier version or an unsaved draft is used', async () => {
    const [old, now, typed] = [await upload(), await upload(), await upload()]
    const { id } = await desk.news.create({ ...(await contentExamples.news(db)), pictureId: old.id })
    await desk.news.update({ ...(await desk.news.info({ id })), pictureId: now.id })
    await desk.news.keepDraft({ ...(await desk.news.info({ id })), pictureId: typed.id })
    const states = await Promise.all(
      [old, now, typed].map(async (each) => (await desk.media.info({ kind: 'picture', id: each.id })).uses[0]?.state),
    )
    expect(states).toEqual(['version', 'now', 'draft'])
  })
})

describe('people of a shop', () => {
  test('see and delete what is of their shop', async () => {
    const [own, other] = [await aShop(db), await aShop(db)]
    const seller = await atDesk(site, await aPerson(db, 'seller', own))
    const rival = await atDesk(site, await aPerson(db, 'seller', other))
    const [mine, theirs, ofHouse] = [await upload(seller), await upload(rival), await upload()]
    const product = await aProduct(db, { shopId: own })
    await db.run(
      sql`insert into product_picture (product_id, position, picture_id) values (${product.id}, 90, ${ofHouse.id})`,
    )
    await desk.news.create({ ...(await contentExamples.news(db)), titleEn: 'Not theirs', pictureId: ofHouse.id })
    const seen = await listed(seller)
    expect(seen).toEqual(expect.arrayContaining([mine.id, ofHouse.id]))
    expect(seen).not.toContain(theirs.id)
    const shown = await seller.media.info({ kind: 'picture', id: ofHouse.id })
    expect(shown).toMatchObject({ useCount: 2, uses: [{ noun: 'product', key: String(product.id) }] })
    const file = await aPictureFile('png', 'same.png', { width: ++width, height: 31 })
    expect((await seller.pictures.upload({ file })).id).not.toBe((await rival.pictures.upload({ file })).id)
    for (const { id } of [theirs, ofHouse])
      await expect(seller.media.describe({ kind: 'picture', id, name: 'x' })).rejects.toMatchObject({ code: 48801 })
    await seller.media.remove({ kind: 'picture', ids: [mine.id] })
  })
})

describe('the table of places', () => {
  const known = new Set(places.flatMap(({ columns }) => columns))

  test('has every column that refers to a picture or a document', async () => {
    const rows = await db.many<{ column: string }>(sql`
      select conrelid::regclass || '.' || attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid in ('picture'::regclass, 'stored_document'::regclass)`)
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.map(({ column }) => column).filter((column) => !known.has(column))).toEqual([])
  })

  test('has every column in which an address of a picture or a document is kept', async () => {
    const { src } = await upload()
    const html = `<p><img src="${src}-${width}.webp" alt="x"></p>`
    for (const name of contentNames) {
      const rich = Object.entries<RecordField>(records[name].fields).filter(([, { kind }]) => kind === 'rich')
      const texts = Object.fromEntries(rich.flatMap(([field]) => [field, `${field}En`].map((each) => [each, html])))
      await contentCalls(desk, name).create({ ...(await contentExamples[name](db)), ...texts })
    }
    await desk.newsletters.create({ productCatalog: await aProductCategory(db), subjectEn: 'News', bodyEn: html })
    const texts = await db.many<{ table: string; column: string }>(sql`
      select quote_ident(table_name) as table, quote_ident(column_name) as column from information_schema.columns
      join pg_tables on schemaname = table_schema and tablename = table_name
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying')`)
    const holds = texts.map(
      ({ table, column }) =>
        `select '${table}.${column}' as column where exists (
          select from ${table} where ${column}::text ~ '/media/site/[\\w-]{22}|document/[\\w-]{22}[.]pdf')`,
    )
    const found = await db.many<{ column: string }>(new Sql(holds.join(' union all '), []))
    /** What they are themselves, and what is told of the past. */
    const own = ['picture.src', 'stored_document.file', 'audit_entry.before', 'audit_entry.after']
    expect(found.length).toBeGreaterThan(6)
    expect(found.map(({ column }) => column).filter((column) => !known.has(column) && !own.includes(column))).toEqual(
      [],
    )
  })
})
