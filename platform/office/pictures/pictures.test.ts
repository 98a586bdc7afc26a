import { expect, test } from 'vitest'
import sharp from 'sharp'
import { folderStorage } from '#platform/server/storage/folder.ts'
import { sql } from '#platform/server/database/sql.ts'
import { testApp } from '#testing/test-app.ts'
import { storePicture } from './store-picture.ts'

const { db, config, request } = await testApp()
const storage = folderStorage(config.dataDir)

const drawing = (x: number, y: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500">
    <rect width="1000" height="500" fill="#dddddd"/><circle cx="${x}" cy="${y}" r="60" fill="#d02020"/></svg>`)
const photo = (x = 500, y = 250) =>
  sharp(drawing(x, y))
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'taken at home' } })
    .toBuffer()

test('a picture is kept in every width and format, without what else was in the file', async () => {
  const { src, width, height, widths } = await storePicture(db, storage, await photo())
  expect({ width, height, widths }).toEqual({ width: 1000, height: 500, widths: [320, 640, 960, 1000] })
  for (const file of [...widths.flatMap((each) => [`-${each}.avif`, `-${each}.webp`]), '-1000.jpg']) {
    const answer = await request({ method: 'GET', url: src + file })
    expect([file, answer.statusCode, answer.headers['cache-control']]).toEqual([
      file,
      200,
      'public, max-age=31536000, immutable',
    ])
    const { exif, width: drawn } = await sharp(answer.rawPayload).metadata()
    expect(exif).toBeUndefined()
    expect(drawn).toBe(Number(/\d+/.exec(file)?.[0]))
  }
})

test.each([
  [150, 250, 'focusX', 0, 33],
  [850, 250, 'focusX', 67, 100],
  [500, 250, 'focusX', 34, 66],
] as const)('what draws the eye at %i, %i is where it is cut around', async (x, y, axis, least, most) => {
  const picture = await storePicture(db, storage, await photo(x, y))
  expect(picture[axis]).toBeGreaterThanOrEqual(least)
  expect(picture[axis]).toBeLessThanOrEqual(most)
})

test('the placeholders are a colour and a whole picture of a few hundred bytes', async () => {
  const { colour, blur = '' } = await storePicture(db, storage, await photo())
  expect(colour).toMatch(/^#d[a-d]/)
  expect(blur.length).toBeLessThan(400)
  expect(await sharp(Buffer.from(blur, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 16, height: 8 })
})

test('what is no picture is refused and leaves nothing', async () => {
  const count = () => db.first(sql`select count(*) from picture`)
  const before = await count()
  await expect(storePicture(db, storage, Buffer.from('GIF89a no'))).rejects.toMatchObject({ name: 'Refusal' })
  expect(await count()).toEqual(before)
})
