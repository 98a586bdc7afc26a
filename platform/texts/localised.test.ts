import { localised } from './localised.ts'
import { expect, test } from 'vitest'

test.each([
  ['zh-CN', '中文', 'English', { text: '中文' }],
  ['en-US', '中文', 'English', { text: 'English' }],
  ['zh-CN', null, 'English', { text: 'English', lang: 'en-US' }],
  ['en-US', '中文', null, { text: '中文', lang: 'zh-CN' }],
  ['en-US', '中文', '', { text: '中文', lang: 'zh-CN' }],
] as const)('in %s, of %j and %j', (locale, zh, en, shown) => expect(localised(locale, zh, en)).toEqual(shown))

test('what neither language has is a dash', () => expect(localised('en-US', null, '').text).toBe('-'))
