import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance } from './distance.ts'
import { askedGramsOf, gramsOf, keyOf, modelTokensOf, normalise, runsOf, stem, tokensOf } from './search-tokens.ts'
import { allOf, anyOf, lexeme } from './tsquery.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 60 })
const han = fc.string({ unit: fc.constantFrom(...'聚丙烯乙尼龙阻燃级料注塑'), minLength: 1, maxLength: 8 })
const code = fc.string({ unit: fc.constantFrom(...'abkz0579'), minLength: 1, maxLength: 6 })

describe('the words of a text', () => {
  test.each([
    ['PA-757', ['757', 'pa', 'pa757']],
    ['K8003', ['8003', 'k8003']],
    ['PC/ABS', ['abs', 'pc', 'pcabs']],
    ['Lotrène FD0274', ['0274', 'fd0274', 'lotrene']],
    ['ＰＰ　Ｔ３０Ｓ', ['pp', 't30s']],
    ['Pellets', ['pellet']],
    ['ABS', ['abs']],
    ['尼龙PA66', ['pa66', '尼', '尼龙', '龙']],
    ['a, b', ['a', 'b']],
    ['%\'"\\', []],
  ])('of %s are %j', (given, words) => expect([...tokensOf(given)].toSorted()).toEqual(words))

  test('a model is one word as well, whatever stands between its parts', () => {
    expect(modelTokensOf('70G30HSLR BK099')).toContain('70g30hslrbk099')
    expect(keyOf('PA 757')).toBe(keyOf('pa-757'))
  })

  test('are the same however the text is written', () => {
    fc.assert(
      fc.property(text, fc.string({ unit: 'grapheme-ascii' }), (given, ascii) => {
        expect(tokensOf(ascii.toUpperCase())).toEqual(tokensOf(ascii))
        expect(normalise(normalise(given))).toBe(normalise(given))
      }),
    )
  })

  test('hold letters and digits only and are never empty or long', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const word of tokensOf(given)) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
      }),
    )
  })

  test('hold every character and every pair of Chinese', () => {
    fc.assert(
      fc.property(han, (given) => {
        const tokens = tokensOf(given)
        for (const gram of gramsOf(given)) expect(tokens).toContain(gram)
      }),
    )
  })

  test('meet a search for any part of a Chinese text', () => {
    fc.assert(
      fc.property(han, fc.nat(7), fc.nat(7), (given, from, length) => {
        const part = given.slice(from, from + length + 1)
        fc.pre(part.length > 0)
        const tokens = tokensOf(given)
        expect(askedGramsOf(part).every((gram) => tokens.has(gram))).toBe(true)
      }),
    )
  })

  test('meet a search for a code with any separators', () => {
    fc.assert(
      fc.property(fc.array(code, { minLength: 1, maxLength: 4 }), (parts) => {
        const key = keyOf(parts.join(''))
        for (const separator of ['-', ' ', '/', '.', '_', '']) {
          expect(modelTokensOf(parts.join(separator))).toContain(key)
          expect(keyOf(parts.join(separator))).toBe(key)
        }
      }),
    )
  })

  test('keep their order and lose nothing but separators', () => {
    fc.assert(
      fc.property(text, (given) => {
        const kept = normalise(given).replaceAll(/[^\p{L}\p{N}]/gu, '')
        expect(
          runsOf(given)
            .map((run) => run.text)
            .join(''),
        ).toBe(kept)
      }),
    )
  })
})

test.each([
  ['pellets', 'pellet'],
  ['glass', 'glass'],
  ['abs', 'abs'],
  ['70s', '70s'],
])('the stem of %s is %s', (word, root) => expect(stem(word)).toBe(root))

describe('the distance of two words', () => {
  test.each([
    ['sabik', 'sabic', 1],
    ['covesrto', 'covestro', 1],
    ['polypropilene', 'polypropylene', 1],
    ['k80003', 'k8003', 1],
    ['abs', 'abs', 0],
    ['abs', 'pom', 3],
  ])('of %s and %s is %i', (one, other, steps) => expect(distance(one, other, 2)).toBe(steps))

  test('is the same both ways, and zero only for the same word', () => {
    fc.assert(
      fc.property(code, code, (one, other) => {
        expect(distance(one, other, 9)).toBe(distance(other, one, 9))
        expect(distance(one, other, 9) === 0).toBe(one === other)
      }),
    )
  })
})

describe('conditions', () => {
  test('quote what they are given', () => expect(lexeme(`a'\\b`)).toBe(`'a''\\\\b'`))
  test('that nothing meets make an "and" impossible and fall out of an "or"', () => {
    expect(allOf(['a', undefined])).toBeUndefined()
    expect(anyOf(['a', undefined])).toBe('a')
    expect(anyOf([undefined])).toBeUndefined()
  })
})
