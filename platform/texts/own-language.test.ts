import { expect, test } from 'vitest'
import { inOwnLanguage } from './own-language.ts'

const shop = {
  id: 1,
  nameCn: '聚港',
  nameEn: 'PolyHarbor',
  list: [{ name: '注塑级', nameEn: 'Injection moulding' }],
  note: '',
  noteEn: 'Only in English',
  at: null,
}

test('a page in one language carries no text of the other', () => {
  expect(inOwnLanguage('zh-CN', shop)).toEqual({ ...shop, nameEn: '', list: [{ name: '注塑级', nameEn: '' }] })
  expect(inOwnLanguage('en-US', shop)).toEqual({
    ...shop,
    nameCn: '',
    list: [{ name: '', nameEn: 'Injection moulding' }],
  })
})

test('a text that is missing in one language stays in the other', () => {
  expect(inOwnLanguage('zh-CN', shop).noteEn).toBe('Only in English')
  expect(inOwnLanguage('en-US', { name: '甲', nameEn: '' })).toEqual({ name: '甲', nameEn: '' })
})
