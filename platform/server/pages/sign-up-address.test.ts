import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { signUpAddress } from './sign-up-address.ts'

test('who cannot be texted is not asked for a mobile number first', () => {
  expect(signUpAddress({ locale: 'zh-CN', texting: true })).toBe(to.register())
  expect(signUpAddress({ locale: 'zh-CN', texting: false })).toBe(to.registerByEmail())
  expect(signUpAddress({ locale: 'en-US', texting: true })).toBe(to.registerAtOnce())
})
