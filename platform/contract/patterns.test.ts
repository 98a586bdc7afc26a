import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Email, isEmail, isLandline, isMobile, Landline, Mobile } from './patterns.ts'

describe('an e-mail address', () => {
  test.each([
    'a@b.cn',
    'first.last@firm.com',
    'buyer+rfq@firm.co.uk',
    'Sales_1-x@poly-harbor.com.cn',
    '-_@_-.com',
    'someone@firm.technology',
    'someone@xn--fiq228c.xn--fiqs8s',
    'someone@mail.eu.firm.info',
  ])('may be %s', (address) => expect(isEmail(address)).toBe(true))

  test.each([
    '',
    'plain',
    '@firm.com',
    'a@',
    'a@firm',
    'a@firm.c',
    'a@firm.123',
    'a@.com',
    'a@firm..com',
    '.a@firm.com',
    'a.@firm.com',
    'a..b@firm.com',
    'a b@firm.com',
    'a@b@firm.com',
    'a@firm.com\n',
    'a@firm.com\r\nBcc: b@firm.com',
    '"a"@firm.com',
    'а@firm.com',
    'ａ@firm.com',
    'a@firm。com',
    '\u212Aim@firm.com',
    'a@firm.com\u200B',
    'a@[127.0.0.1]',
  ])('is never %j', (address) => expect(isEmail(address)).toBe(false))

  test('has at most 254 characters', () => {
    const ending = '@firm.com'
    expect(isEmail('a'.repeat(254 - ending.length) + ending)).toBe(true)
    expect(isEmail('a'.repeat(255 - ending.length) + ending)).toBe(false)
  })

  test('includes all that the pattern of the specification accepts', () => {
    const address = fc.stringMatching(/^[A-Za-z0-9_-]{1,30}@[A-Za-z0-9_-]{1,30}(?:\.[A-Za-z]{2,3}){1,2}$/)
    fc.assert(fc.property(address, isEmail))
  })

  test('is trimmed and folded to lower case', () => {
    expect(v.parse(Email, '  First.Last@Firm.COM ')).toBe('first.last@firm.com')
    expect(v.safeParse(Email, 'nobody').issues?.map(({ message }) => message)).toEqual(['errors.email'])
    expect(v.safeParse(Email, undefined).issues?.map(({ message }) => message)).toEqual(['errors.email'])
  })

  test('is folded to another address never, and once', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const parsed = v.safeParse(Email, address)
        if (parsed.success) expect(v.parse(Email, parsed.output)).toBe(parsed.output)
      }),
    )
  })

  test.each(['a'.repeat(1e6), 'a.'.repeat(5e5), `a@${'a.'.repeat(5e5)}`, `a@${'-'.repeat(1e6)}!`, '@'.repeat(1e6)])(
    'is refused at once however long (case %#)',
    (hostile) => {
      const start = performance.now()
      expect(isEmail(hostile)).toBe(false)
      expect(performance.now() - start).toBeLessThan(2_000)
    },
  )
})

test('a mobile number is 11 digits starting with 1', () => {
  for (const number of ['13800138000', '10000000000']) expect(isMobile(number)).toBe(true)
  for (const number of [
    '23800138000',
    '1380013800',
    '138001380000',
    '+8613800138000',
    '１3800138000',
    '138-0013-8000',
    '',
  ])
    expect(isMobile(number)).toBe(false)
  expect(v.parse(Mobile, ' 13800138000 ')).toBe('13800138000')
  expect(v.safeParse(Mobile, '1').issues?.map(({ message }) => message)).toEqual(['errors.mobile'])
})

test('a landline number is 7 or 8 digits after an optional area code', () => {
  for (const number of ['1234567', '12345678', '021-12345678', '0755-1234567', '075512345678'])
    expect(isLandline(number)).toBe(true)
  for (const number of ['123456', '123456789', '02-12345678', '07550-1234567', '021--12345678', '021 12345678', ''])
    expect(isLandline(number)).toBe(false)
  expect(v.parse(Landline, ' 021-12345678 ')).toBe('021-12345678')
  expect(v.safeParse(Landline, '1').issues?.map(({ message }) => message)).toEqual(['errors.landline'])
})
