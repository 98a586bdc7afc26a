import { describe, expect, expectTypeOf, test } from 'vitest'
import { isMessageKey, isPlainKey, translatorFor } from '#platform/texts/catalogues.ts'
import { catalogues } from './whole.ts'
import { mailArea as englishMail } from './mail-area.en-US.ts'
import { loadAdminArea } from './load-admin-area.ts'
import { loadAreas } from './load-area.ts'
import { loadChatArea } from '#service/chat/texts/load.ts'
import { loadBasketArea } from '#trade/enquiries/texts/load-basket.ts'
import { mailArea as chineseMail } from './mail-area.zh-CN.ts'
import {
  createTranslator,
  isLocale,
  locales,
  type Messages,
  type Translate,
  type Translation,
} from '#platform/texts/messages.ts'

const slotsOf = (text: Messages[string][string]) => {
  const all = typeof text === 'string' ? text : `${text.one} ${text.other} {count}`
  return [...new Set(all.match(/\{[^}]*\}/g))].toSorted()
}

test('Chinese has every key and exactly the slots of English', () => {
  const chinese: Messages = catalogues['zh-CN']
  expect(Object.keys(chinese)).toEqual(Object.keys(catalogues['en-US']))
  for (const [noun, sentences] of Object.entries<Messages[string]>(catalogues['en-US'])) {
    expect(Object.keys(chinese[noun] ?? {}).toSorted(), noun).toEqual(Object.keys(sentences).toSorted())
    for (const [sentence, text] of Object.entries(sentences))
      expect(slotsOf(chinese[noun]?.[sentence] ?? ''), `${noun}.${sentence}`).toEqual(slotsOf(text))
  }
})

test('no text is blank, and every brace belongs to a slot', () => {
  for (const messages of Object.values<Messages>(catalogues))
    for (const [noun, sentences] of Object.entries(messages))
      for (const [sentence, message] of Object.entries(sentences))
        for (const text of typeof message === 'string' ? [message] : Object.values(message)) {
          expect(text.trim(), `${noun}.${sentence}`).not.toBe('')
          expect(text.replaceAll(/\{[A-Za-z]+\}/g, ''), `${noun}.${sentence}`).not.toMatch(/[{}]/)
        }
})

const siteAreas = [
  'site',
  'reading',
  'comments',
  'product',
  'search',
  'guest',
  'account',
  'enquiry',
  'compare',
  'customer',
  'dev',
] as const

test('a noun belongs to one area of the site; the back office may use it too', async () => {
  for (const locale of locales) {
    const shown = siteAreas.map((area) => loadAreas(locale, [area]))
    const areas = [
      ...(await Promise.all([...shown, loadChatArea(locale), loadBasketArea(locale)])),
      locale === 'zh-CN' ? chineseMail : englishMail,
    ]
    const nouns = areas.flatMap((area) => Object.keys(area))
    // Titles of windows are written by the server.
    const all = new Set(['titles', ...nouns, ...Object.keys(await loadAdminArea(locale))])
    expect(nouns.toSorted()).toEqual([...new Set(nouns)].toSorted())
    expect([...all].toSorted()).toEqual(Object.keys(catalogues[locale]).toSorted())
  }
})

describe('a translator', () => {
  const english = createTranslator('en-US', {
    cart: { empty: 'Your cart is empty', items: { one: '{count} item', other: '{count} items' }, twice: '{a}-{b}-{a}' },
  })
  const chinese = createTranslator('zh-CN', { cart: { items: '{count} 件商品' } })
  const say = english as unknown as (key: string, values?: Record<string, string | number>) => string

  test('gives a text, with its slots filled', () => {
    expect(say('cart.empty')).toBe('Your cart is empty')
    expect(say('cart.twice', { a: 1, b: '$&{a}' })).toBe('1-$&{a}-1')
  })

  test.each([
    [0, '0 items', '0 件商品'],
    [1, '1 item', '1 件商品'],
    [2, '2 items', '2 件商品'],
    [12_345, '12,345 items', '12,345 件商品'],
  ])('counts %i', (count, one, other) => {
    expect(say('cart.items', { count })).toBe(one)
    expect((chinese as unknown as typeof say)('cart.items', { count })).toBe(other)
  })

  test('refuses a key whose area is not loaded, until it is', () => {
    expect(() => say('letters.title')).toThrow('No message letters.title')
    english.add({ letters: { title: 'Letters' } })
    expect(say('letters.title')).toBe('Letters')
    expect(() => say('letters')).toThrow('No message')
    expect(() => say('constructor.name')).toThrow('No message')
  })

  test('can show something in place of a missing message', () => {
    const forgiving = createTranslator('en-US', {}, (key) => `[${key}]`)
    expect(forgiving('errors.FAILED')).toBe('[errors.FAILED]')
  })

  test('knows its locale', () => expect(translatorFor('zh-CN').locale).toBe('zh-CN'))
})

test('only the two locales are locales', () => {
  expect(locales.every(isLocale)).toBe(true)
  for (const other of ['fr-FR', 'EN-US', 'en', '', undefined, null, 0]) expect(isLocale(other)).toBe(false)
})

test('message keys are told from other text', () => {
  expect(isMessageKey('errors.connectionError')).toBe(true)
  expect(isPlainKey('errors.connectionError')).toBe(false)
  expect(isPlainKey('errors.FAILED')).toBe(true)
  for (const other of ['errors.constructor', 'errors', 'FAILED', 'errors.FAILED ', '', undefined])
    expect(isMessageKey(other)).toBe(false)
})

test('the compiler refuses unknown keys, missing slots and incomplete translations', () => {
  const t: Translate = translatorFor('en-US')
  expect(t('errors.connectionError', { status: 418 })).toBe('connection error (418)')
  // @ts-expect-error the slot is missing
  expect(t('errors.connectionError')).toContain('undefined')
  // @ts-expect-error no such slot
  t('errors.connectionError', { state: 418 })
  // @ts-expect-error no such key
  expect(() => t('errors.unheardOf')).toThrow()
  // @ts-expect-error takes no values
  t('errors.FAILED', { status: 500 })

  type Cart = Translation<{ title: 'Cart'; items: { one: '{count} item'; other: '{count} items' }; of: '{a} of {b}' }>
  expectTypeOf({ title: '购物车', items: '{count} 件', of: '{b} 中的 {a}' } as const).toExtend<Cart>()
  // @ts-expect-error a key is missing
  const missing: Cart = { title: '购物车', items: '{count} 件' }
  // @ts-expect-error a key too many
  const extra: Cart = { title: '购物车', items: '{count} 件', of: '{b}{a}', more: '' }
  // @ts-expect-error the slot a is forgotten
  const forgotten: Cart = { title: '购物车', items: '{count} 件', of: '{b}' }
  // @ts-expect-error the slot is misspelt
  const misspelt: Cart = { title: '购物车', items: '{cuont} 件', of: '{b}{a}' }
  expect([missing, extra, forgotten, misspelt]).toHaveLength(4)
})
