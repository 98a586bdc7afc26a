import { expect, test } from 'vitest'
import { Refusal, refusals } from './errors.ts'

test('a refusal carries its name, code, status and details', () => {
  const refusal = new Refusal('INVALID_INPUT', { fields: { email: 'errors.email' } })
  expect(refusal).toBeInstanceOf(Error)
  expect(refusal).toMatchObject({
    refusal: 'INVALID_INPUT',
    code: 40400,
    status: 200,
    fields: { email: 'errors.email' },
  })
  expect(new Refusal('TOO_MANY', { retryAfter: 30 })).toMatchObject({ code: 429, status: 429, retryAfter: 30 })
})

test('a transport refusal has its HTTP status as code, a business refusal never looks like one', () => {
  for (const { code, status } of Object.values(refusals))
    if (status === 200) expect(code).toBeGreaterThan(999)
    else expect(code).toBe(status)
})
