import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isPlainKey } from '#platform/texts/catalogues.ts'
import { pendingCalls } from '#testing/pending.ts'
import { specTest } from '#testing/spec-lists.ts'
import { endpointsOf } from '#platform/contract/endpoint.ts'
import { contract } from '#site/contract.ts'
import { operatorContract } from '#site/office-contract.ts'

const endpoints = [...endpointsOf(contract), ...endpointsOf(operatorContract)]

describe('the contract', () => {
  test('is not empty', () => expect(endpoints.length).toBeGreaterThan(20))

  test('has no two calls at one address', () => {
    const addresses = endpoints.map(({ endpoint: { method, path } }) => `${method} ${shape(path)}`)
    expect(addresses).toEqual([...new Set(addresses)])
  })

  test.each(endpoints)('fills every part of the path of $name from its input', ({ endpoint }) => {
    const parts = endpoint.path.match(/(?<=\{)\w+(?=\})/g) ?? []
    const { entries = {} } = endpoint.input as unknown as { entries?: object }
    expect(Object.keys(entries)).toEqual(expect.arrayContaining(parts))
  })

  test.each(endpoints)('says only known sentences in $name', ({ endpoint }) => {
    const unknown = [...messagesIn(endpoint.input), ...messagesIn(endpoint.output)].filter((key) => !isPlainKey(key))
    expect(unknown).toEqual([])
  })
})

test('the search for sentences finds them however deep they lie', () => {
  const inner = v.object({ message: v.union([v.number(), v.pipe(v.string(), v.nonEmpty('no.such'))]) })
  const deep = v.optional(v.array(inner))
  expect(messagesIn(deep)).toEqual(['no.such'])
})

specTest('every call of the specification is declared with its access, but for those still pending', ({ calls }) => {
  const declared = new Map(
    endpoints.map(({ endpoint: { method, path, access } }) => [`${method} ${shape(path)}`, access]),
  )
  const differing = calls.calls
    .map(({ method, path, auth }) => ({
      call: `${method} ${path}`,
      wanted: pendingCalls.includes(`${method} ${path}`) ? undefined : auth === 'open' ? 'open' : 'member',
      found: declared.get(`${method} ${shape(path)}`),
    }))
    .filter(({ wanted, found }) => wanted !== found)
  expect(differing).toEqual([])
})

specTest('only calls of the specification are pending', ({ calls }) => {
  const known = new Set(calls.calls.map(({ method, path }) => `${method} ${path}`))
  expect(pendingCalls.filter((call) => !known.has(call))).toEqual([])
})

/** The specification names some parts of paths by their value; trailing slashes make no difference. */
const shape = (path: string) =>
  path
    .replace(/\/$/, '')
    .replace(/\/(PAYMENT_TYPE|DELIVERY_TERM|4)$/, '/{}')
    .replace(/\{\w+\}/g, '{}')

/** Every message that a schema carries: schemas are plain objects that hold each other. */
function messagesIn(schema: unknown, seen = new Set<unknown>()): unknown[] {
  if (schema === null || typeof schema !== 'object' || seen.has(schema)) return []
  seen.add(schema)
  // A field of an input may be called `message` too: that one is a schema.
  const { message } = schema as { message?: unknown }
  const own = message === undefined || typeof message === 'object' ? [] : [message]
  return [...own, ...Object.values(schema).flatMap((part) => messagesIn(part, seen))]
}
