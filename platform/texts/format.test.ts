import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translatorFor } from './catalogues.ts'
import { date, dateTime, fileSize, money, orDash, quantity, weight } from './format.ts'

const english = translatorFor('en-US')
const chinese = translatorFor('zh-CN')
const amount = /^-?\d{1,3}(,\d{3})*\.\d\d$/

describe('money', () => {
  test('has the currency, grouped thousands and two decimals in both languages', () => {
    for (const t of [english, chinese]) expect(money(t, 1_234_500, 'USD')).toBe('USD 12,345.00')
    expect(money(chinese, 5, 'CNY')).toBe('¥0.05')
    expect(money(chinese, 5, 'USD')).toBe('USD 0.05')
    expect(money(english, -123_456, 'CNY')).toBe('−CNY 1,234.56')
    expect(money(chinese, -123_456, 'CNY')).toBe('−¥1,234.56')
    expect(money(english, -0, 'CNY')).toBe('CNY 0.00')
    expect(money(english, Number.MAX_SAFE_INTEGER, 'CNY')).toBe('CNY 90,071,992,547,409.91')
  })

  test('that is not a whole number of minor units is called abnormal', () => {
    for (const value of [Number.NaN, Infinity, 0.5, 2 ** 53, '12' as unknown as number]) {
      expect(money(english, value, 'CNY')).toBe('Abnormal amount')
      expect(money(chinese, value, 'CNY')).toBe('金额异常')
    }
  })

  test('that is absent is a dash', () => expect(money(english, null, 'CNY')).toBe('-'))

  test('reads back exactly', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (units) => {
        const text = money(english, units, 'CNY').replace('CNY ', '').replace('−', '-')
        expect(text).toMatch(amount)
        expect(text.startsWith('-')).toBe(units < 0)
        expect(BigInt(text.replaceAll(/[,.]/g, ''))).toBe(BigInt(units))
      }),
    )
  })
})

describe('weight', () => {
  test('is shown in tonnes with two decimals, with a third where kilograms need it', () => {
    expect(weight(english, 25_000)).toBe('25.00 MT')
    expect(weight(chinese, 25_000)).toBe('25.00 吨')
    expect(weight(english, 1_234_560)).toBe('1,234.56 MT')
    expect(weight(english, 1_234_565)).toBe('1,234.565 MT')
    expect(weight(chinese, 25)).toBe('0.025 吨')
    expect(weight(english, 0)).toBe('0.00 MT')
    expect(weight(english, -15)).toBe('-0.015 MT')
  })

  test('that is no number is a dash', () => {
    for (const value of [null, undefined, Number.NaN, Infinity]) expect(weight(english, value)).toBe('-')
  })

  test('never rounds a kilogram away', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (kilograms) => {
        const text = weight(english, kilograms).replace(' MT', '')
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d[1-9]?$/)
        const [tonnes = '', rest = ''] = text.replaceAll(',', '').split('.')
        expect(Number(tonnes + rest.padEnd(3, '0'))).toBe(kilograms)
      }),
    )
  })
})

describe('a quantity', () => {
  test('is a number with its unit', () => {
    expect(quantity(12.5, 'g/10 min')).toBe('12.5 g/10 min')
    expect(quantity(0.1 + 0.2, 'mm')).toBe('0.3 mm')
    expect(quantity(30, '%')).toBe('30%')
    expect(quantity(1400)).toBe('1,400')
    expect(quantity(-0.5)).toBe('-0.5')
    expect(quantity(-0, '°C')).toBe('0 °C')
    expect(quantity(0.000_000_6, '1/K')).toBe('0.0000006 1/K')
  })

  test('of at most twelve digits is written as the system writes it', () => {
    const digits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 12, signDisplay: 'negative' })
    fc.assert(
      fc.property(fc.integer(), fc.nat(9), (whole, decimals) => {
        const value = whole / 10 ** decimals
        expect(quantity(value)).toBe(digits.format(value))
      }),
    )
  })

  test('never shows what is no number', () => {
    fc.assert(
      fc.property(fc.option(fc.double()), (value) => {
        expect(quantity(value, 'MPa')).toMatch(Number.isFinite(value ?? Number.NaN) ? /^-?[\d,.]+ MPa$/ : /^-$/)
      }),
    )
  })
})

test('an empty value is a dash, zero is not empty', () => {
  for (const value of [null, undefined, '', Number.NaN]) expect(orDash(value)).toBe('-')
  expect([0, 'PP', '0'].map(orDash)).toEqual(['0', 'PP', '0'])
})

test('a file size has the largest unit that fits', () => {
  expect([0, 1023, 1024, 1536, 1_048_575, 5 * 2 ** 20, 3 * 2 ** 40].map(fileSize)).toEqual([
    '0 B',
    '1,023 B',
    '1 KB',
    '1.5 KB',
    '1 MB',
    '5 MB',
    '3,072 GB',
  ])
  for (const value of [null, -1, Number.NaN]) expect(fileSize(value)).toBe('-')
})

describe('a date', () => {
  test('is yyyy-MM-dd where the sellers are', () => {
    expect(date('2025-03-01T15:59:59Z')).toBe('2025-03-01')
    expect(date('2025-03-01T16:00:00Z')).toBe('2025-03-02')
    expect(date(new Date('2025-03-01T16:00:00Z'), 'America/New_York')).toBe('2025-03-01')
    expect(dateTime('2025-03-01T16:05:00Z')).toBe('2025-03-02 00:05')
  })

  test('that is a plain day is the same day in every zone', () => {
    for (const zone of ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati'])
      expect(date('2025-03-01', zone)).toBe('2025-03-01')
  })

  test('that is empty or impossible is N/A', () => {
    for (const value of ['', null, undefined, 'soon', '2025-13-01', new Date(Number.NaN)]) {
      expect(date(value)).toBe('N/A')
      expect(dateTime(value)).toBe('N/A')
    }
  })

  const range = { min: new Date('1000-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }

  test('where the sellers are is what the clocks of China showed', () => {
    const clocks = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    fc.assert(
      fc.property(fc.oneof(fc.date(range), fc.date({ ...range, min: new Date('1985-01-01') })), (instant) => {
        expect(dateTime(instant)).toBe(clocks.format(instant))
        expect(date(instant)).toBe(clocks.format(instant).slice(0, 10))
      }),
    )
  })

  test('reads back as the day of its instant', () => {
    fc.assert(
      fc.property(fc.date(range), (instant) => {
        expect(date(instant, 'UTC')).toBe(instant.toISOString().slice(0, 10))
        expect(dateTime(instant, 'UTC')).toBe(instant.toISOString().slice(0, 16).replace('T', ' '))
      }),
    )
  })
})
