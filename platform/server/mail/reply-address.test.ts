import { expect, test } from 'vitest'
import { keyIn, replyAddress } from './reply-address.ts'

const replies = { address: 'reply@in.firm.example', secret: 'a secret of twenty-four signs' }
const made = replyAddress(replies, 'e12-7')

test('an address says what the answer is about, however it is spelled', () => {
  expect(made).toMatch(/^reply\+e12-7\.[0-9a-f]{24}@in\.firm\.example$/)
  expect(keyIn(replies, made)).toBe('e12-7')
  expect(keyIn(replies, made.toUpperCase())).toBe('e12-7')
})

test.each([
  made.replace('e12-7', 'e13-7'),
  made.replace('in.firm', 'in.other'),
  made.replace('reply+', 'other+'),
  made.replace(/\.[0-9a-f]{24}/, ''),
  'reply@in.firm.example',
  `reply+${'e'.repeat(100_000)}`,
  '',
])('%.40s is not one of ours', (address) => {
  expect(keyIn(replies, address)).toBeUndefined()
})

test('another secret makes other addresses', () => {
  expect(keyIn({ ...replies, secret: 'another secret of the house' }, made)).toBeUndefined()
})
