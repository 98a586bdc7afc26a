import { expect, test } from 'vitest'
import { linesIn } from './draft.ts'
import { withEarly, withLines } from './fill-draft.ts'

const goods = { productId: '7', lotId: '', productName: 'PP T30S', quantity: '5', unit: 'MT' }

test('goods are put behind what the enquiry holds, and its other fields stay', () => {
  const draft = {
    'lines.0.productName': 'PE 7042',
    'lines.0.unit': 'MT',
    'lines.0.targetPrice': '990',
    message: 'Soon',
  }
  const filled = withLines(draft, [goods])
  expect(linesIn(filled)).toMatchObject([{ productName: 'PE 7042', targetPrice: '990' }, goods])
  expect(filled['message']).toBe('Soon')
})

test('what was typed before the draft was shown stands beside it', () => {
  const draft = { 'lines.0.productName': 'PE 7042', 'lines.0.productId': '7', message: 'Soon', destination: 'Hamburg' }
  const form = { 'lines.0.productName': 'ABS', 'lines.0.quantity': '5', message: 'Now', destination: '' }
  const both = withEarly(draft, form, ['lines.0.productName', 'message'])
  expect(linesIn(both)).toMatchObject([
    { productName: 'PE 7042', productId: '7' },
    { productName: 'ABS', quantity: '5' },
  ])
  expect(both).toMatchObject({ message: 'Now', destination: 'Hamburg' })
  expect(linesIn(withEarly(draft, form, ['message']))).toHaveLength(1)
})

test('a line in which nothing was typed makes room', () => {
  expect(linesIn(withLines({ 'lines.0.productName': '', 'lines.0.unit': 'MT' }, [goods]))).toMatchObject([goods])
})

test('the same goods in the same unit are one line with several quantities', () => {
  const twice = withLines(withLines(undefined, [goods]), [{ ...goods, quantity: '25' }, goods])
  expect(linesIn(twice)).toMatchObject([{ productId: '7', quantity: '5, 25', unit: 'MT' }])
  const unstated = withLines(withLines(undefined, [{ ...goods, quantity: '' }]), [{ ...goods, unit: 'kg' }])
  expect(linesIn(unstated)).toMatchObject([{ quantity: '5', unit: 'kg' }])
})

test('another unit or another lot is another line', () => {
  const three = [goods, { ...goods, unit: 'kg' }, { ...goods, lotId: '3' }]
  expect(linesIn(withLines(undefined, three))).toHaveLength(3)
})
