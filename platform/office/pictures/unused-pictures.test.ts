import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { SitePicture } from './contract.ts'
import { fileUses } from '#site/server/place-queries.ts'
import { joined } from '#platform/server/database/joined.ts'
import { sql } from '#platform/server/database/sql.ts'
import { folderStorage } from '#platform/server/storage/folder.ts'
import { aPerson, atDesk } from '#testing/back-office.ts'
import { aProductCategory } from '#testing/catalogue.ts'
import { contentExamples } from '#testing/content.ts'
import { aPictureFile } from '#testing/sample-files.ts'
import { testApp } from '#testing/test-app.ts'
import { missingPictures } from './hold-pictures.ts'
import { removeUnusedPictures } from './remove-unused-pictures.ts'
import { filesOf } from './store-picture.ts'

const site = await testApp()
const { db, config, request } = site
const desk = await atDesk(site, await aPerson(db))
const storage = folderStorage(config.dataDir)

type Uploaded = Pick<SitePicture, 'id' | 'src'>

let width = 60
const upload = async () =>
  desk.pictures.upload({ file: await aPictureFile('png', 'x.png', { width: ++width, height: 40 }) })
const run = () => removeUnusedPictures(db, storage, fileUses.picture)
/** As if a hundred days passed since they were found unused. */
const pass = () => db.run(sql`update picture set unused_since = unused_since - interval '100 days'`)
const isThere = async (id: number) => Boolean(await db.first(sql`select from picture where id = ${id}`))
const statuses = (picture: { src: string; widths: number[] }) =>
  Promise.all(filesOf(picture).map(async (file) => (await request(`/${file}`)).statusCode))

/** Twice: rows go first, their files with the next run. */
async function runLater() {
  await run()
  await pass()
  await run()
  await run()
}

test('a picture that nothing shows is removed with all its files, after a time', async () => {
  const picture = await upload()
  await run()
  await run()
  expect([await isThere(picture.id), ...(await statuses(picture))]).toEqual([true, 200, 200, 200])
  await runLater()
  expect([await isThere(picture.id), ...(await statuses(picture))]).toEqual([false, 404, 404, 404])
})

test('what a row, a text in any language or an old version shows stays, and its time starts when that ends', async () => {
  const [byRow, byText, byNewsletter, before] = [await upload(), await upload(), await upload(), await upload()]
  const example = await contentExamples.news(db)
  const body = `<p><img src="${byText.src}-60.webp" alt="x"></p>`
  const { id } = await desk.news.create({ ...example, pictureId: before.id, bodyEn: body })
  await desk.news.update({ ...(await desk.news.info({ id })), pictureId: byRow.id })
  const letter = {
    productCatalog: await aProductCategory(db),
    subjectEn: 'News',
    bodyEn: `<p><img src="${byNewsletter.src}-60.webp" alt="x"></p>`,
  }
  const draft = await desk.newsletters.create(letter)
  await runLater()
  const all = () => Promise.all([byRow, byText, byNewsletter, before].map((each) => isThere(each.id)))
  expect(await all()).toEqual([true, true, true, true])
  await desk.newsletters.remove({ ids: [draft.id] })
  await run()
  expect(await all()).toEqual([true, true, true, true])
  await runLater()
  expect(await all()).toEqual([true, true, false, true])
})

test('a picture that somebody is about to save is passed over', async () => {
  const { id } = await upload()
  await run()
  await pass()
  await db.transaction(async (tx) => {
    expect(await missingPictures(tx, [id])).toEqual([])
    await run()
  })
  expect(await isThere(id)).toBe(true)
})

test.each([
  ['pictureId', ({ id }: Uploaded) => ({ pictureId: id })],
  ['bodyEn', ({ src }: Uploaded) => ({ bodyEn: `<p><img src="${src}-60.webp" alt="x"></p>` })],
])('who saves it as %s while it is being removed is told that it is gone', async (field, using) => {
  const picture = await upload()
  const form = { ...(await contentExamples.news(db)), ...using(picture) }
  await run()
  await pass()
  let late: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    await removeUnusedPictures(joined(db, tx), storage, fileUses.picture)
    late = desk.news.create(form).catch((error: unknown) => error)
    const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await vi.waitUntil(() => db.first(waits))
  })
  expect(await late).toMatchObject({ code: 40400, data: { fields: { [field]: expect.stringContaining('exists') } } })
})

test('a picture that cannot be written down in the audit leaves neither row nor file', async () => {
  const stored = async () => [
    await db.first(sql`select count(*) from picture`),
    readdirSync(join(config.dataDir, 'media/site')).length,
  ]
  const before = await stored()
  await db.run(sql`alter table audit_entry add constraint no_pictures check (noun <> 'picture') not valid`)
  await expect(upload()).rejects.toMatchObject({ status: 500 })
  await db.run(sql`alter table audit_entry drop constraint no_pictures`)
  expect(await stored()).toEqual(before)
})
