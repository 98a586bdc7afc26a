import { describe, expect, test } from 'vitest'
import { base32, matchingStep, otpAddress, stepAt, totpCode } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('a code of the app', () => {
  // RFC 6238, appendix B, SHA-1.
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i seconds is %s', (seconds, code) => expect(totpCode(secret, stepAt(seconds * 1000), 8)).toBe(code))

  test('is taken one step early or late, and no more', () => {
    const now = 1_234_567_890_000
    const at = (steps: number) => totpCode(secret, stepAt(now) + steps)
    expect([-2, -1, 0, 1, 2].map((steps) => matchingStep(secret, at(steps), now))).toEqual([
      undefined,
      stepAt(now) - 1,
      stepAt(now),
      stepAt(now) + 1,
      undefined,
    ])
  })

  test('is six digits; spaces do not matter', () => {
    const now = 59_000
    const code = totpCode(secret, stepAt(now))
    expect(matchingStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(1)
    for (const odd of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(matchingStep(secret, odd, now)).toBeUndefined()
  })
})

test('the secret is written as RFC 4648 says', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(otpAddress(secret, 'a@b.example', '聚港')).toBe(
    'otpauth://totp/%E8%81%9A%E6%B8%AF:a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=%E8%81%9A%E6%B8%AF',
  )
})
