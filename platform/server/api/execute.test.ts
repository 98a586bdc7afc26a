import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { get, type Endpoint } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context } from './context.ts'
import { execute, refuse } from './execute.ts'

const visitor = { caller: undefined } as Context
const member = { caller: { memberId: 1, sessionId: 1 } } as Context
const Lot = v.object({ id: v.number(), place: v.object({ city: v.string() }) })
const lot = { id: 1, place: { city: 'Yuyao' } }

const answered = (output: v.GenericSchema, answer: unknown) =>
  execute(get('/x', { access: 'open', output }), () => answer, {}, visitor)

describe('an answer', () => {
  test('loses every field that is not declared, however deep', async () => {
    const stray = { ...lot, cost: 3, place: { ...lot.place, note: 'secret' } }
    expect(await answered(v.array(Lot), [stray])).toEqual({ code: 0, msg: '', data: [lot] })
  })

  test('that lacks a declared field is a bug, not an answer', async () => {
    await expect(answered(Lot, { id: 1 })).rejects.not.toBeInstanceOf(Refusal)
  })

  test('of nothing is null', async () =>
    expect(await answered(v.null(), undefined)).toEqual({ code: 0, msg: '', data: null }))
})

describe('an input', () => {
  const endpoint = get('/x', {
    access: 'member',
    input: v.object({ name: v.string() }),
    output: v.unknown(),
  }) as Endpoint
  const echo = (input: unknown) => input
  const run = (input: unknown, context = member) => execute(endpoint, echo, input, context)

  test('loses every field that is not declared', async () =>
    expect((await run({ name: 'a', role: 'admin' })).data).toEqual({ name: 'a' }))

  test('is looked at only after the caller', async () =>
    expect(run({}, visitor)).rejects.toMatchObject({ refusal: 'SIGN_IN_FIRST' }))

  test.each(['a\0b', '\ud800', '\udc00\ud800'])('that no database can hold is refused: %j', async (name) => {
    for (const input of [{ name }, { name: 'a', more: [{ deep: name }] }, { name: 'a', [name]: 1 }])
      await expect(run(input)).rejects.toMatchObject({ refusal: 'INVALID_INPUT' })
  })

  test('may hold every other character', async () => {
    const name = '聚丙烯 🏭 \u{10ffff} \u0001'
    expect((await run({ name })).data).toEqual({ name })
  })
})

test('a message that is no key of the catalogue is never shown', () => {
  const refusal = new Refusal('INVALID_INPUT', { fields: { a: 'Invalid type: Expected string', b: 'errors.email' } })
  expect(refuse(refusal, 'en-US').data).toEqual({
    fields: { a: 'This value is not valid', b: 'Please enter a valid e-mail address' },
  })
})
