import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { brokenDatabase } from '#testing/broken-database.ts'
import { testApp } from '#testing/test-app.ts'
import type { Health } from './health.ts'

const health: Health = { ready: false, draining: false }
const { request } = await testApp({ health })
const outage = await testApp({ db: brokenDatabase('connect ECONNREFUSED', 'ECONNREFUSED') })

const ready = async () => {
  const { statusCode, headers, json } = await request('/readyz')
  expect(headers['cache-control']).toBe('no-store')
  expect(json()).toEqual({ ready: statusCode === 200 })
  return statusCode
}

describe('readiness', () => {
  test('waits until the start is done', async () => {
    expect(await ready()).toBe(503)
    const call = await request('/api/common/news/list')
    expect([call.statusCode, call.headers['retry-after'], call.json()]).toMatchObject([503, '2', { code: 503 }])
    for (const url of ['/', to.news(), to.office.desk(), to.customerHome()]) {
      const page = await request(url)
      expect([url, page.statusCode, page.headers['content-type']]).toEqual([url, 503, 'text/html; charset=utf-8'])
    }
    health.ready = true
    expect(await ready()).toBe(200)
    for (const url of ['/api/common/news/list', '/', to.news()]) expect((await request(url)).statusCode).toBe(200)
  })

  test('ends when the process is about to stop', async () => {
    health.draining = true
    expect(await ready()).toBe(503)
    health.draining = false
  })

  test('needs the database', async () => expect((await outage.request('/readyz')).statusCode).toBe(503))
})

test('the process is alive whatever else is not', async () => {
  for (const site of [{ request }, outage]) {
    const { statusCode, json } = await site.request('/healthz')
    expect([statusCode, json()]).toEqual([200, { alive: true }])
  }
})

test('a process that is about to stop is alive, and says that it leaves', async () => {
  health.draining = true
  const { statusCode, json } = await request('/healthz')
  expect([statusCode, json()]).toEqual([200, { alive: true, leaving: true }])
  health.draining = false
})

describe('without a database', () => {
  test('a call is refused for now, in the envelope', async () => {
    const { statusCode, headers, json } = await outage.request('/api/common/news/list')
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(json()).toMatchObject({ code: 503, msg: 'service unavailable' })
  })

  test.each([
    [to.news(), ''],
    [to.news(), 'lang=zh-CN'],
    [to.customerHome(), 'token=x'],
    ['/no/such/page', ''],
  ])('%s with the cookies %j is the error page', async (url, cookie) => {
    const { statusCode, headers, body } = await outage.request({ method: 'GET', url, headers: { cookie } })
    expect([503, 404]).toContain(statusCode)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(cookie === 'lang=zh-CN' ? /<html lang="zh-CN"/ : /<html lang="en-US"/)
    expect(body).not.toContain('ECONNREFUSED')
  })
})
