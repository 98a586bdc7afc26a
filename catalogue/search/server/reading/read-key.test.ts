import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPropertyRange } from '#catalogue/parameters/property-range.ts'
import { parametersWith } from '#site/first-start/server/vocabulary/parameters.ts'
import { propertyWords } from './property-words.ts'
import { readKey } from './read-key.ts'

const known = new Map(parametersWith(() => []).map((parameter) => [parameter.code as string, parameter]))
const reading = (key: string) => readKey(key, known)[0]
const ranges = (key: string) => reading(key)?.range.map(formatPropertyRange)

describe('a number with a property', () => {
  test.each([
    ['PP MFR 25', 'PP', 'mfr:21.25..28.75:g/10min'],
    ['MI 20-30 PP', 'PP', 'mfr:20..30:g/10min'],
    ['ＰＰ 熔指２０～３０', 'PP', 'mfr:20..30:g/10min'],
    ['PP 熔指20左右', 'PP', 'mfr:15..25:g/10min'],
    ['PP around MFR 20', 'PP', 'mfr:15..25:g/10min'],
    ['约熔指20的PP', 'PP', 'mfr:15..25:g/10min'],
    ['HDPE density >0.95', 'HDPE', 'density:0.95..:g/cm3'],
    ['密度不超过0.92的LDPE', 'LDPE', 'density:..0.92:g/cm3'],
    ['冲击 8 以上 PP', 'PP', 'charpyNotched:8..:kJ/m2'],
    ['flex modulus at least 2 GPa', '', 'flexuralModulus:2..:GPa'],
    ['modulus 290,000 psi', '', 'flexuralModulus:246500..333500:psi'],
    ['HDT 230°F', '', 'hdt:215.6..244.4:°F'],
    ['TPU 85A', 'TPU', 'shoreA:80..90:Shore A'],
    ['LDPE 0.92 g/cc', 'LDPE', 'density:0.916..0.924:g/cm3'],
    ['MFR 25 (230/2.16) PP', 'PP', 'mfr:21.25..28.75:g/10min@230°c/2.16kg'],
    ['DFDA 7042 MI 2', 'DFDA 7042', 'mfr:1.7..2.3:g/10min'],
    ['25 MFR PP', 'PP', 'mfr:21.25..28.75:g/10min'],
    ['EVA va含量 28', 'EVA', 'vaContent:23.8..32.2:%'],
    ['MFR 30 to 20', '', 'mfr:20..30:g/10min'],
  ])('%s', (key, words, range) => {
    expect(reading(key)).toMatchObject({ key: words, without: [] })
    expect(ranges(key)).toEqual([range])
  })

  test('may mean several properties, the usual one first', () => {
    const codes = (key: string) => readKey(key, known).map(({ range }) => range[0]?.code)
    expect(codes('拉伸 30MPa')).toEqual(['tensileYield', 'tensileBreak'])
    expect(codes('impact 60 J/m')).toEqual(['izodNotched'])
    expect(codes('Charpy 60 J/m')).toEqual([undefined])
  })
})

test.each([
  ['V0 1.6mm', '', 'ul94:3..:class'],
  ['UL94 V-2 PC/ABS', 'PC/ABS', 'ul94:1..:class'],
  ['阻燃等级 HB', '', 'ul94:0..0:class'],
  ['PA66 30% glass', 'PA66 glass', 'fillerContent:27..33:%'],
  ['PA66-GF30', 'PA66 GF', 'fillerContent:27..33:%'],
  ['30玻纤 尼龙', '玻纤 尼龙', 'fillerContent:27..33:%'],
  ['PP 加纤20', 'PP 加纤', 'fillerContent:18..22:%'],
])('a class or a content: %s', (key, words, range) => {
  expect(reading(key)?.key).toBe(words)
  expect(ranges(key)).toEqual([range])
})

test.each([
  ['PP 不要再生料', 'PP', ['再生料']],
  ['PP not recycled', 'PP', ['recycled']],
  ['PP -recycled -black', 'PP', ['recycled', 'black']],
  ['PP 报价 20吨', 'PP', []],
  ['请问 ABS 757 多少钱？', 'ABS 757', []],
])('negations and what says nothing about goods: %s', (key, words, without) => {
  expect(reading(key)).toMatchObject({ key: words, range: [], without, inStock: false, changed: true })
})

test.each([
  ['PP 20吨', 'PP', { quantity: 20, unit: 'MT' }],
  ['ABS 5 MT', 'ABS', { quantity: 5, unit: 'MT' }],
  ['求购 1,500 kg HDPE', 'HDPE', { quantity: 1500, unit: 'kg' }],
  ['PP 2.5t 现货', 'PP', { quantity: 2.5, unit: 'MT' }],
  ['PP 25kg bags', 'PP', undefined],
  ['PP 2 x 40HC', 'PP', undefined],
])('how much is wanted is read, and a packing is none: %s', (key, words, wanted) =>
  expect(reading(key)).toMatchObject({ key: words, wanted }),
)

test.each([
  'T30S',
  'PA-66',
  'HI 121H',
  '1185A',
  '5000S',
  'PE100',
  '无规共聚PP',
  '无卤',
  'MFR',
  'ISO 1133',
  'K8003',
  '',
])('names and codes are left alone: %s', (key) => expect(readKey(key, known)).toEqual([]))

test('a unit that a property does not have is told, and not guessed at', () => {
  expect(reading('PP Charpy 60 J/m')).toMatchObject({
    key: 'PP',
    range: [],
    passedOver: ['Charpy 60 J/m'],
    changed: false,
  })
})

test.each([
  ['PP MFR 25 at 230/2.16', 'mfr:21.25..28.75:g/10min@230°c/2.16kg'],
  ['HDPE MFR 10 g/10min 21.6kg', 'mfr:8.5..11.5:g/10min@21.6kg'],
  ['POM 190/2.16 熔指9', 'mfr:7.65..10.35:g/10min@190°c/2.16kg'],
  ['PP MFR 25 ISO 1133', 'mfr:21.25..28.75:g/10min'],
  ['HDPE 熔指(190/5) 0.25', 'mfr:0.2125..0.2875:g/10min@190°c/5kg'],
  ['PA66 HDT 1.8MPa 250', 'hdt:242..258:°C@1.8mpa'],
  ['PP MFR between 20 and 30', 'mfr:20..30:g/10min'],
  ['PET IV 0.80±0.02', 'intrinsicViscosity:0.78..0.82:dL/g'],
])('how it was measured is the condition of the value: %s', (key, range) => expect(ranges(key)).toEqual([range]))

test('every word that is left was typed', () => {
  const word = fc.oneof(
    fc.constantFrom(...propertyWords.flatMap(({ words }) => words)),
    fc.constantFrom(
      'PP',
      'T30S',
      '>=',
      '20-30',
      '0.95',
      'MPa',
      'g/10min',
      'V-0',
      'GF30',
      '不要',
      'not',
      '报价',
      '现货',
      '5 MT',
    ),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const key = words.join(' ')
      for (const { key: rest } of readKey(key, known)) {
        const typed = key.normalize('NFKC')
        for (const each of rest.split(' '))
          expect(typed.replaceAll(/[‐-―−]/g, '-').replaceAll(/[〜∼]/g, '~')).toContain(each)
      }
    }),
    { numRuns: 2_000 },
  )
})
