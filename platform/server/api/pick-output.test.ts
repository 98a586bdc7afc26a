import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpointsOf } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { contract } from '#site/contract.ts'
import { operatorContract } from '#site/office-contract.ts'
import { partOf } from '#testing/sweep/schema-parts.ts'
import { completed } from '#testing/sweep/valid-input.ts'
import { pickerOf } from './pick-output.ts'

const answers = [...endpointsOf(contract), ...endpointsOf(operatorContract)].filter(({ endpoint }) => !endpoint.type)

/** The same with fields that nobody declared, wherever there are fields. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets)
  if (!value || typeof value !== 'object') return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withSecrets(each)])), secret: 'x' }
}

test('what is answered is what the schema of each answer lets through, and nothing that it does not declare', () => {
  const compared = answers.flatMap(({ name, endpoint }) => {
    const answer = withSecrets(completed(partOf(endpoint.output), {}))
    const checked = v.safeParse(endpoint.output, answer)
    if (!checked.success) return []
    expect(pickerOf(endpoint.output)(answer), name).toEqual(checked.output)
    return name
  })
  expect(compared.length).toBeGreaterThan(answers.length * 0.7)
})

test('what a schema changes or fills in is changed and filled in', () => {
  const schema = v.object({
    id: Id,
    name: v.pipe(v.string(), v.toLowerCase()),
    kind: v.optional(v.string(), 'plain'),
    rows: v.array(v.object({ left: v.nullable(v.object({ kilograms: v.number() })), note: v.optional(v.string()) })),
  })
  const answer = {
    id: 1,
    name: 'PP',
    rows: [
      { left: null, price: 3 },
      { left: { kilograms: 2, cost: 1 }, note: 'x' },
    ],
  }
  expect(pickerOf(schema)(answer)).toEqual(v.parse(schema, answer))
})
