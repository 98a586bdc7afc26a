import { expect, test } from 'vitest'
import { planProblem } from '#trade/payment-types/plan.ts'
import { deliveryTerms } from './delivery-terms.ts'
import { paymentTypes } from './payment-types.ts'

const entries = [...paymentTypes, ...deliveryTerms]

test('every term has a code of its own and a name in both languages', () => {
  const han = /\p{Script=Han}/u
  expect(entries.filter(({ nameEn, nameZh }) => han.test(nameEn) || !han.test(nameZh))).toEqual([])
  expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
})

test('the buyer names the place of a delivery term, except of collection', () => {
  expect(deliveryTerms.filter(({ needsPlace }) => !needsPlace).map(({ code }) => code)).toEqual(['PICKUP'])
})

test('the parts of every payment type make a whole', () => {
  expect(paymentTypes.filter(({ parts }) => planProblem(parts))).toEqual([])
})
