import { expect, test } from 'vitest'
import { type EnumName, enums, valuesOf } from '#platform/contract/enums.ts'
import { specTest } from '#testing/spec-lists.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { labelOf } from '#platform/texts/enum-labels.ts'
import { locales } from '#platform/texts/messages.ts'

const english = translatorFor('en-US')
const names = Object.keys(enums) as EnumName[]

test('every member has a label of its own in both languages', () => {
  for (const locale of locales)
    for (const name of names) {
      const labels = valuesOf(enums[name]).map((value: number) => labelOf(translatorFor(locale), name, value))
      expect(labels).not.toContain('-')
      expect(new Set(labels).size, `${locale} ${name}`).toBe(labels.length)
    }
})

test('a number we do not know, or none, is a dash', () => {
  for (const value of [5, -1, 0.5, Number.NaN, null, undefined]) expect(labelOf(english, 'Grade', value)).toBe('-')
})

test('pay and delivery status read every other number', () => {
  expect([0, 1, 3, 4].map((value) => labelOf(english, 'PayStatus', value))).toEqual([
    'Unpaid',
    'Paid',
    'Paid',
    'Refunded',
  ])
  expect(labelOf(english, 'DeliveryStatus', 7)).toBe('Shipped')
})

const specNames: Record<string, EnumName> = {
  productGrade: 'Grade',
  productFieldType: 'FieldType',
  returnApplyStatus: 'ReturnStatus',
  visitPlatformType: 'VisitPlatform',
  shopEnterpriseType: 'ShopType',
  attributeSelectionType: 'AttributeSelection',
  attributeInputType: 'AttributeInput',
  attributeFilterType: 'AttributeFilter',
  attributeSearchType: 'AttributeSearch',
}
// The site spells as Britain does, the specification as America does.
const stems = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('mould', 'mold')
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map((word) => word.slice(0, 5))

specTest('an English label shares a word with the specification: no two numbers are swapped', ({ enums: lists }) => {
  for (const [name, list] of Object.entries(lists)) {
    const enumeration = specNames[name] ?? names.find((known) => known.toLowerCase() === name.toLowerCase())
    if (enumeration === undefined) {
      expect(['pageFileType', 'mailProvider']).toContain(name)
      continue
    }
    for (const [value, words] of Object.entries(list))
      if (/^\d+$/.test(value)) {
        const label = stems(labelOf(english, enumeration, Number(value)))
        expect(
          stems(String(words)).some((word) => label.includes(word)),
          `${name} ${value}: ${label.join(' ')}`,
        ).toBe(true)
      }
  }
})
