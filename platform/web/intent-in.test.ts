import { expect, test } from 'vitest'
import { intentIn } from './intent-in.ts'

const pressed = (intent: string) => {
  const form = new FormData()
  form.set('intent', intent)
  return form
}

test('a button means what the page knows of it', () => {
  expect(intentIn({ close: 'closed' }, pressed('close'))).toBe('closed')
})

test.each(['', 'open', 'constructor', '__proto__', 'toString'])('a form that says %j is refused', (intent) => {
  expect(() => intentIn({ close: 'closed' }, pressed(intent))).toThrow(expect.objectContaining({ status: 405 }))
})
