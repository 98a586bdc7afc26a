import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPicture } from '#catalogue/goods/server/read-picture.ts'
import { connectLateFiles } from '#platform/server/storage/late-files.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { s3Server } from '#testing/s3-server.ts'
import { testApp } from '#testing/test-app.ts'
import { makePicture } from './late-pictures.ts'
import { storePictures } from './store-pictures.ts'

const { config: bucket } = await s3Server()
const { db, request, config } = await testApp({ config: { bucket } })
const storage = openStorage(config)
connectLateFiles(makePicture)
afterAll(() => connectLateFiles(async () => false))

async function stored() {
  const keys: string[] = []
  for await (const key of storage.keys()) keys.push(key)
  return keys.toSorted()
}
const emblem = 'media/contacts/lin'
const files = ['-400.avif', '-400.jpg', '-400.webp', '-96.avif', '-96.webp'].map((ending) => emblem + ending)

test('a picture of the demonstration is drawn when it is first asked for, and lies in the bucket from then on', async () => {
  await storePictures(db, 'contacts')
  expect(await stored()).toEqual([])
  const [small, large] = await Promise.all([request(`/${emblem}-96.webp`), request(`/${emblem}-400.avif`)])
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
  expect([large.statusCode, large.headers['content-type']]).toEqual([200, 'image/avif'])
  expect(await stored()).toEqual(files)
  expect(existsSync(join(config.dataDir, 'media/contacts'))).toBe(false)
})

test('papers find a picture that nobody has looked at', async () => {
  const picture = { src: '/media/contacts/zhou', widths: [96, 400] } as Parameters<typeof readPicture>[1]
  expect(await readPicture(storage, picture, { width: 20, height: 20 })).toBeInstanceOf(Buffer)
})

test.each(['contacts/lin-97.webp', 'contacts/nobody-96.webp', 'toString/lin-96.webp', 'contacts/toString-96.webp'])(
  'there is no picture %s, and nothing is drawn for it',
  async (name) => {
    const before = await stored()
    expect((await request(`/media/${name}`)).statusCode).toBe(404)
    expect(await stored()).toEqual(before)
  },
)
