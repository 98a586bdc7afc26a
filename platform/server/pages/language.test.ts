import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { testApp } from '#testing/test-app.ts'

const { request } = await testApp()
const choose = (locale: string, query = '') => request(`/language/${locale}${query}`)

describe('the link that chooses a language', () => {
  test.each(['zh-CN', 'en-US'])('keeps %s in a cookie for a year and goes back', async (locale) => {
    const { statusCode, headers } = await choose(locale, `?backUrl=${encodeURIComponent(`${to.news()}?page=2#top`)}`)
    expect(statusCode).toBe(303)
    expect(headers).toMatchObject({
      location: `${to.news()}?page=2#top`,
      'cache-control': 'no-store',
      'set-cookie': `lang=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`,
    })
  })

  test.each(['fr-FR', 'zh-cn', '__proto__', '%00', 'x'.repeat(150)])('sets no cookie for %s', async (locale) => {
    const { statusCode, headers } = await choose(locale)
    expect(statusCode).toBeLessThan(500)
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test.each([
    '//evil.example',
    '///evil.example',
    '////evil.example/..',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/ /evil.example',
    'https://evil.example',
    'https:/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/\u0000/evil.example',
    '/\r\nset-cookie: a=b',
    '',
    '?x',
    '#x',
  ])('stays here when asked for %j', async (backUrl) => {
    const { headers } = await choose('zh-CN', `?backUrl=${encodeURIComponent(backUrl)}`)
    expect(headers['location']).toBe('/')
  })

  test.each([
    '/%2f/evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/%0d%0aevil',
    '/x//evil.example',
    `${to.news()}?next=//evil.example`,
  ])('keeps %s, which a browser takes for a path of this site', async (backUrl) => {
    const { headers } = await choose('zh-CN', `?backUrl=${encodeURIComponent(backUrl)}`)
    expect(headers['location']).toBe(backUrl)
    expect(new URL(String(headers['location']), 'http://site.example').host).toBe('site.example')
  })

  test.each(['?backUrl=/a&backUrl=/b', '?backUrl[]=/a', '?backUrl', '?backUrl=%E4%'])(
    'takes %s without failing',
    async (query) => {
      const { statusCode, headers } = await choose('zh-CN', query)
      expect([statusCode, headers['location']]).toEqual([303, '/'])
    },
  )
})
