import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { endpointsOf, type Endpoint } from '#platform/contract/endpoint.ts'
import { contract } from '#site/contract.ts'
import { operatorContract } from '#site/office-contract.ts'
import { aDeskSession, aPerson, deskHeaders } from '#testing/back-office.ts'
import { aMember, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'

const { request, config, db } = await testApp()
const member = await aMember(db)
const person = await aPerson(db)
const endpoints = [...endpointsOf(contract), ...endpointsOf(operatorContract)]

/** Junk as JSON text, because some of it cannot be written as a value. */
const junkJson: [name: string, json: string][] = [
  ['a NUL byte', '"a\\u0000b"'],
  ['a lone surrogate', '"\\ud800"'],
  ['10,000 characters', JSON.stringify('长'.repeat(10_000))],
  ['a quote', '"\'; drop table member; --"'],
  ['a number', '12345678901234567890'],
  ['a fraction', '-0.5e-7'],
  ['true', 'true'],
  ['null', 'null'],
  ['a list', '[1, "a", null]'],
  ['10,000 values', `[${Array.from({ length: 10_000 }, () => '1').join()}]`],
  ['a nested object', '{"a": {"b": {"c": [{}]}}}'],
  ['20,000 nested lists', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['prototype keys', '{"constructor": {"prototype": {"admin": true}}, "toString": 1}'],
  ['__proto__', '{"__proto__": {"admin": true}}'],
]

const junkQuery: [name: string, encoded: string][] = [
  ['a NUL byte', 'a%00b'],
  ['a lone surrogate', '%ED%A0%80'],
  ['bytes that are no UTF-8', '%ff%fe'],
  ['half an escape', '%E4%'],
  ['2,000 characters', '%E9%95%BF'.repeat(2_000)],
  ['a quote', "';drop%20table%20member;--"],
  ['a big number', '12345678901234567890'],
  ['a list', '1&$=2&$=x'],
  ['brackets', '1&$[a]=2&$[]=3'],
  ['prototype keys', '1&__proto__=2&constructor=3&toString=4&__proto__[a]=5'],
]

const junkPaths = ['a%00b', '%ED%A0%80', '%ff', '%E4%', '0', '-1', '9'.repeat(20), 'x'.repeat(5_000), '%2e%2e%2f']

const keysOf = ({ input }: Endpoint) => {
  const { entries = {} } = input as unknown as { entries?: object }
  const keys = Object.keys(entries)
  return keys.length > 0 ? keys : ['any']
}

const signIn = async () => ({ token: await aSession(db, member), ...deskHeaders(await aDeskSession(db, person)) })
let tokens = await signIn()

async function send(options: InjectOptions) {
  const answer = await request({ ...options, headers: { ...options.headers, ...tokens } })
  if (answer.statusCode !== 401) return answer
  // Some of the calls end the session.
  tokens = await signIn()
  return request({ ...options, headers: { ...options.headers, ...tokens } })
}

/** Sends one request and answers what is wrong with the answer, if anything is. */
async function problemOf(endpoint: Endpoint, options: InjectOptions): Promise<string | undefined> {
  const { statusCode, body, headers } = await send(options)
  // A machine under load may refuse for now; what must never happen is a failure.
  if (statusCode === 500) return `${statusCode}: ${body.slice(0, 200)}`
  if (endpoint.type && statusCode === 200 && headers['content-type'] === endpoint.type) return undefined
  const { code, msg, ...rest } = JSON.parse(body) as Record<string, unknown>
  const isEnvelope = typeof code === 'number' && typeof msg === 'string' && Object.keys(rest).join() === 'data'
  return isEnvelope ? undefined : `no envelope: ${body.slice(0, 200)}`
}

const posts = endpoints.filter(({ endpoint }) => endpoint.method === 'POST')
test.each(posts)('$name answers junk in its body in the envelope', async ({ endpoint }) => {
  const headers = { 'content-type': 'application/json' }
  const keys = keysOf(endpoint).map((key) => JSON.stringify(key))
  for (const [index, [name, json]] of junkJson.entries())
    // Field by field they are swept elsewhere; what is no object at all is read in one place, so each call gets one.
    for (const payload of [
      `{${(json.length > 1_000 ? keys.slice(-1) : keys).map((key) => `${key}: ${json}`).join()}}`,
      ...(index === posts.findIndex((post) => post.endpoint === endpoint) % junkJson.length ? [json] : []),
    ]) {
      const problem = await problemOf(endpoint, {
        method: 'POST',
        url: config.apiBase + endpoint.path,
        headers,
        payload,
      })
      expect(problem, `${name} in ${payload.slice(0, 80)}`).toBeUndefined()
    }
})

const gets = endpoints.filter(({ endpoint }) => endpoint.method === 'GET')
test.each(gets)('$name answers junk in its address in the envelope', async ({ endpoint }) => {
  const path = (value: string) => config.apiBase + endpoint.path.replace(/\{\w+\}/g, value)
  const keys = keysOf(endpoint)
  const addresses = junkQuery.map(
    ([, junk]) => `${path('1')}?${keys.map((key) => `${key}=${junk.replaceAll('$', key)}`).join('&')}`,
  )
  if (endpoint.path.includes('{')) addresses.push(...junkPaths.map(path))
  for (const url of addresses)
    expect(await problemOf(endpoint, { method: 'GET', url }), url.slice(0, 120)).toBeUndefined()
})

test('junk does not reach the prototype of everything', () => expect(({} as { admin?: boolean }).admin).toBeUndefined())
