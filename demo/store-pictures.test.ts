import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPicture } from '#catalogue/goods/server/read-picture.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { s3Server } from '#testing/s3-server.ts'
import { testApp } from '#testing/test-app.ts'
import { storePictures } from './store-pictures.ts'

const { config: bucket } = await s3Server()
const { db, request, config } = await testApp({ config: { bucket } })

test('pictures of the demonstration lie in the bucket, and pages and papers find them there', async () => {
  const storage = openStorage(config)
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96"/></svg>'
  await storePictures(db, storage, 'articles', { square: () => square }, [96])
  expect(existsSync(join(config.dataDir, 'media/articles'))).toBe(false)
  const { statusCode, headers } = await request('/media/articles/square-96.webp')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  const picture = { src: '/media/articles/square', widths: [96] } as Parameters<typeof readPicture>[1]
  expect(await readPicture(storage, picture, { width: 20, height: 20 })).toBeInstanceOf(Buffer)
})
