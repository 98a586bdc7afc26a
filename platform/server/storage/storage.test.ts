import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { s3Server } from '#testing/s3-server.ts'
import { testConfig } from '#testing/test-config.ts'
import { bucketStorage } from './bucket.ts'
import { folderStorage } from './folder.ts'
import { openStorage } from './open-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'polyharbor-storage-'))
afterAll(() => rmSync(folder, { recursive: true }))
const s3 = await s3Server()

describe.each([
  ['folder', folderStorage(folder)],
  ['bucket', bucketStorage(s3.config, 2)],
])('a %s', (_, storage) => {
  test('gives back what was put in', async () => {
    const bytes = randomBytes(3_000_000)
    await storage.put('private/a.pdf', bytes, 'application/pdf')
    const file = await storage.open('private/a.pdf')
    expect(file?.size).toBe(bytes.length)
    expect(file && (await buffer(file.stream)).equals(bytes)).toBe(true)
  })

  test('has nothing at a key that was never used', async () =>
    expect(await storage.open('private/none.pdf')).toBeUndefined())

  test('forgets what is removed, and takes it again', async () => {
    await storage.put('media/member/b-128.webp', Buffer.from('b'), 'image/webp')
    for (let round = 0; round < 2; round++) await storage.remove('media/member/b-128.webp')
    expect(await storage.open('media/member/b-128.webp')).toBeUndefined()
  })

  test('names all of its files', async () => {
    const keys = [1, 2, 3, 4, 5].map((at) => `media/many/${at}.txt`)
    for (const key of keys) await storage.put(key, Buffer.from('x'), 'text/plain')
    const found: string[] = []
    for await (const key of storage.keys()) found.push(key)
    expect(found.filter((key) => key.startsWith('media/many/')).toSorted()).toEqual(keys)
    expect(found).toContain('private/a.pdf')
  })
})

describe('a folder', () => {
  test('keeps files from other accounts of the machine, and leaves no halves', async () => {
    await folderStorage(folder).put('private/mine.pdf', Buffer.from('x'), 'application/pdf')
    expect(statSync(join(folder, 'private/mine.pdf')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'private')).mode & 0o077).toBe(0)
    expect(readdirSync(join(folder, 'private')).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test.each([
    '../a.pdf',
    'private/../../a.pdf',
    '/etc/passwd',
    'a.pdf',
    'private/a',
    'private//a.pdf',
    'private/a.pdf\0',
  ])('takes no key like %j', async (key) => {
    const storage = folderStorage(folder)
    await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('no key')
    await expect(storage.open(key)).rejects.toThrow('no key')
  })
})

describe('a bucket', () => {
  test('holds its objects below the prefix', async () => {
    await bucketStorage(s3.config).put('private/c.txt', Buffer.from('c'), 'text/plain')
    expect(readdirSync(join(s3.directory, 'polyharbor/shop/private')).join()).toContain('c.txt')
  })

  test('is not opened by a wrong key', async () => {
    const storage = bucketStorage({ ...s3.config, secretAccessKey: 'wrong' })
    await expect(storage.put('private/d.txt', Buffer.from('d'), 'text/plain')).rejects.toThrow('SignatureDoesNotMatch')
    await expect(storage.open('private/c.txt')).rejects.toThrow('403')
  })

  test('that does not exist is an error, not an empty one', async () =>
    expect(
      bucketStorage({ ...s3.config, bucket: 'nowhere' }).put('private/e.txt', Buffer.from('e'), 'text/plain'),
    ).rejects.toThrow('NoSuchBucket'))

  test('is used when the configuration names one', async () => {
    const config = testConfig({ bucket: s3.config })
    await openStorage(config).put('private/f.txt', Buffer.from('f'), 'text/plain')
    expect(existsSync(join(config.dataDir, 'private'))).toBe(false)
    expect(readdirSync(join(s3.directory, 'polyharbor/shop/private')).join()).toContain('f.txt')
  })
})
