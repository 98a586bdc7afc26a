import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { testApp } from '#testing/test-app.ts'
import { DrawnText } from '#platform/web/drawn-text.ts'
import type { PageAssets } from '../pages/assets.ts'

const assets: PageAssets = {
  scripts: ['/assets/entry.js'],
  style: new DrawnText('body{}'),
  styleFiles: ['/assets/entry.css'],
  preloads: ['/assets/a.js'],
  fonts: [],
  inlineScripts: ['console.log(1)'],
}
const { request, call, config } = await testApp({ assets: { of: () => assets } })

const nonceOf = (policy: unknown) => /script-src 'nonce-([\w-]+)' 'strict-dynamic'/.exec(String(policy))?.[1]

const addresses = ['/', to.news(), to.signIn(), to.lost(), '/no/such/page', `${config.apiBase}/docs`]

describe.each(addresses)('%s', (url) => {
  test('has a policy that lets only its own scripts and styles run', async () => {
    const { headers, body } = await request(url)
    const policy = String(headers['content-security-policy'])
    const nonce = nonceOf(policy)
    expect(nonce).toHaveLength(22)
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part)
    const run = [...body.matchAll(/<(script|style)\b([^>]*)>/g)].filter(([, , rest]) => !rest?.includes('json'))
    for (const [tag] of run) expect(tag).toContain(`nonce="${nonce}"`)
    expect(body).not.toMatch(/<[^>]+\son\w+=|<[^>]+\sstyle=|javascript:/i)
  })

  test('has a fresh nonce each time', async () => {
    const nonces = await Promise.all(
      Array.from({ length: 5 }, async () => nonceOf((await request(url)).headers['content-security-policy'])),
    )
    expect(new Set(nonces).size).toBe(5)
  })
})

test('a page carries its scripts and styles with the nonce', async () => {
  const { headers, body } = await request(to.news())
  const nonce = nonceOf(headers['content-security-policy'])
  expect(body).toContain(`<style nonce="${nonce}">body{}</style>`)
  expect(body).toMatch(
    new RegExp(`<script type="module" nonce="${nonce}">[^<]+of \\["/assets/entry.js"\\]\\) await import`),
  )
  expect(body).toContain(`rel: 'modulepreload', nonce: '${nonce}'`)
  expect(body).toContain(`<script type="module" nonce="${nonce}">console.log(1)</script>`)
})

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("default-src 'self'"),
}

test('every answer has the headers: pages, calls, refusals, redirects, files that are not there', async () => {
  for (const url of [
    '/',
    '/index',
    to.customerHome(),
    '/language/zh-CN',
    '/media/none.webp',
    '/healthz',
    `${config.apiBase}/none`,
  ])
    expect((await request(url)).headers, url).toMatchObject(always)
  expect((await call(contract.members.info)).headers).toMatchObject(always)
  expect((await request({ method: 'POST', url: to.signIn() })).headers).toMatchObject(always)
})

test('no answer names the software or its version', async () => {
  const { headers } = await request(to.home())
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
})

describe('strict transport security', () => {
  test('is not claimed without TLS', async () =>
    expect((await request(to.home())).headers).not.toHaveProperty('strict-transport-security'))

  test('is claimed when the proxy we trust says TLS', async () => {
    const behindProxy = await testApp({ config: { trustProxy: ['127.0.0.1'] } })
    const { headers } = await behindProxy.request({
      method: 'GET',
      url: to.home(),
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  })
})
