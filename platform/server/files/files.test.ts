import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'polyharbor-client-'))
afterAll(() => rmSync(clientDir, { recursive: true }))
for (const folder of ['assets', 'brand', '.vite']) mkdirSync(join(clientDir, folder))
writeFileSync(join(clientDir, 'assets/entry-1a2b.js'), 'let a')
writeFileSync(join(clientDir, 'assets/entry-1a2b.js.br'), 'compressed')
writeFileSync(join(clientDir, 'brand/favicon.svg'), '<svg/>')
writeFileSync(join(clientDir, '.vite/manifest.json'), '{"secret":1}')

const { request, config } = await testApp({ clientDir })
writeFileSync(join(config.dataDir, 'secret.txt'), 'secret')
mkdirSync(join(config.dataDir, 'media/a'), { recursive: true })
writeFileSync(join(config.dataDir, 'media/a/b-400.webp'), 'picture')

describe('a file', () => {
  test.each([
    ['/assets/entry-1a2b.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/media/a/b-400.webp', 'image/webp', 'public, max-age=31536000, immutable'],
    ['/brand/favicon.svg', 'image/svg+xml', 'public, max-age=86400'],
  ])('%s comes as %s, %s', async (url, type, caching) => {
    const { statusCode, headers } = await request(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
    })
  })

  test('comes compressed to who can read it', async () => {
    const { headers, body } = await request({
      method: 'GET',
      url: '/assets/entry-1a2b.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect([headers['content-encoding'], body]).toEqual(['br', 'compressed'])
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8')
  })

  test('that a newer build has put there since the start is found', async () => {
    writeFileSync(join(clientDir, 'assets/later-5e6f.js'), 'let b')
    const { statusCode, body } = await request('/assets/later-5e6f.js')
    expect([statusCode, body]).toEqual([200, 'let b'])
  })

  test('that is not there is 404, and is not kept', async () => {
    for (const url of ['/assets/none.js', '/media/none.webp', '/media/']) {
      const { statusCode, headers } = await request(url)
      expect(statusCode, url).toBe(404)
      expect(headers['cache-control'], url).not.toContain('immutable')
    }
  })

  test.each([
    '/media/../secret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/..%2fsecret.txt',
    '/media/..%5csecret.txt',
    '/media/a/../../secret.txt',
    '/media//etc/passwd',
    '/media/%00/secret.txt',
    '/assets/../.vite/manifest.json',
    '/.vite/manifest.json',
  ])('is never reached by %s', async (url) => {
    const { statusCode, body } = await request(url)
    expect([400, 403, 404]).toContain(statusCode)
    expect(body).not.toContain('secret":1')
    expect(body).not.toBe('secret')
  })
})
