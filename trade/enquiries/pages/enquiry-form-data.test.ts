import { expect, test } from 'vitest'
import { enquiryOf, linesOf } from './enquiry-form-data.ts'

const form = (entries: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.append(name, value)
  return data
}

test('lines are read in order until there is no further one', () => {
  const data = form({
    'lines.0.productName': 'PP',
    'lines.0.quantity': '25',
    'lines.1.productName': '',
    'lines.3.productName': 'lost',
  })
  expect(linesOf((name) => data.get(name) as string | null).map(({ productName }) => productName)).toEqual(['PP', ''])
})

test('a ticked box is an accepted agreement, and an empty choice is none', () => {
  const data = form({ 'lines.0.productName': 'PP', 'lines.0.unit': '', agreement: 'yes', purchaseTime: '2026-12-01' })
  expect(enquiryOf(data)).toMatchObject({
    agreement: true,
    purchaseTime: '2026-12-01',
    lines: [{ productName: 'PP', unit: undefined }],
  })
  expect(enquiryOf(form({})).agreement).toBe(false)
})
