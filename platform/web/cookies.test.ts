import { afterEach, expect, test, vi } from 'vitest'
import { cookie, removeCookie } from './cookies.ts'

afterEach(() => vi.unstubAllGlobals())

test('a cookie is found by its whole name and decoded', () => {
  vi.stubGlobal('document', { cookie: 'mytoken=1; token=a%20b%3D; lang=zh-CN' })
  expect([cookie('token'), cookie('lang'), cookie('oken'), cookie('none')]).toEqual([
    'a b=',
    'zh-CN',
    undefined,
    undefined,
  ])
})

test('a cookie that cannot be decoded is taken as it is', () => {
  vi.stubGlobal('document', { cookie: 'token=%E4%' })
  expect(cookie('token')).toBe('%E4%')
})

test('there are none on the server', () => expect(cookie('token')).toBeUndefined())

test('a cookie is removed where it was set', () => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  removeCookie('token')
  expect(document.cookie).toBe('token=; Path=/; Max-Age=0; SameSite=Lax')
})
