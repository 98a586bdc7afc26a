import * as v from 'valibot'
import { constants } from '#platform/contract/constants.ts'
import { fillPath, toQuery } from '#platform/contract/client.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aDeskSession, aPerson, deskHeaders, type Person } from '../back-office.ts'
import { aSession } from '../factories.ts'
import { bodyOf } from '../form-body.ts'
import { memberExamples } from '../member-examples.ts'
import { operatorExamples } from '../operator-examples.ts'
import type { TestApp } from '../test-app.ts'
import { aBuyer, type Buyer } from '../trading.ts'
import { patched, type Patch } from './patches.ts'
import { partOf } from './schema-parts.ts'
import { completed } from './valid-input.ts'

interface Sweepable {
  name: string
  endpoint: Endpoint
  office: boolean
}

interface Prepared {
  input: Record<string, unknown>
  headers: Record<string, string>
}

/** Sends hostile inputs as somebody who may everything, and keeps the good input around them fresh. */
export function createSweeper(site: TestApp, hasFailed: () => boolean) {
  const { db, config, request } = site
  const prepared = new Map<string, Prepared>()

  let people: Promise<{ buyer: Buyer; person: Person }> | undefined
  let uses = 0
  /** A buyer and an operator for some calls; others end what these need, so they are replaced from time to time. */
  function newcomers() {
    if (uses++ % 50 === 0) people = undefined
    people ??= Promise.all([aBuyer(site), aPerson(db)]).then(([buyer, person]) => ({ buyer, person }))
    return people.catch((error: unknown) => {
      people = undefined
      throw error
    })
  }

  /** Nobody calls after having closed the account. */
  const replaceAfter = ({ name }: Sweepable) => {
    if (name === 'ownData.close') people = undefined
  }

  async function prepare({ name, endpoint, office }: Sweepable): Promise<Prepared> {
    const known = prepared.get(name)
    if (known) return known
    const { buyer, person } = await newcomers()
    const example = office ? operatorExamples[name]?.({ db, person }) : memberExamples[name]?.({ site, buyer })
    const input = await Promise.resolve(example ?? completed(partOf(endpoint.input), {})).catch(() => undefined)
    if (!input) {
      // A call before this one has taken away what the example needs.
      uses = 0
      return prepare({ name, endpoint, office })
    }
    const made = {
      input: { ...input } as Record<string, unknown>,
      headers: {
        ...deskHeaders(await aDeskSession(db, person)),
        [constants.tokenHeader]: await aSession(db, buyer.member),
      },
    }
    prepared.set(name, made)
    return made
  }

  async function send({ endpoint }: Sweepable, input: unknown, headers: Record<string, string>) {
    const { path, rest } = fillPath(endpoint.path, wellFormed(input) as object)
    const url = config.apiBase + path
    if (endpoint.method === 'GET') return request({ method: 'GET', url: url + toQuery(rest), headers })
    const sent = endpoint.path.includes('{') ? rest : (input as Record<string, unknown>)
    const body = await bodyOf(sent)
    return request({ method: 'POST', url, headers: { ...body.headers, ...headers }, payload: body.payload })
  }

  /** One request with some values in place of good ones; answers what is wrong with the answer, if anything is. */
  async function attempt(call: Sweepable, patches: Patch[]): Promise<string | undefined> {
    const { input: good, headers } = await prepare(call)
    const input = patches.reduce<unknown>(patched, good)
    let answer = await send(call, input, headers)
    if (answer.statusCode === 429) {
      await db.run(sql`delete from budget`)
      answer = await send(call, input, headers)
    }
    // What succeeds may have used up the good input.
    const succeeded = call.endpoint.method === 'POST' && answer.body.startsWith('{"code":0,')
    if (succeeded || answer.statusCode === 401) prepared.delete(call.name)
    if (succeeded) replaceAfter(call)
    // A machine under load may refuse for now; what must never happen is a failure, which is logged.
    if ((answer.statusCode < 500 || answer.statusCode === 503) && !hasFailed()) return undefined
    return `${answer.statusCode} ${call.name} ${patches.map(({ path, value }) => `${path.join('.')}=${shortly(value)}`).join(' ')}`
  }

  /** The same with nothing wrong in it; answers the refusal, if it is refused. */
  async function refusalOf(call: Sweepable): Promise<string | undefined> {
    const { input, headers } = await prepare(call)
    const { statusCode, body } = await send(call, input, headers)
    prepared.delete(call.name)
    replaceAfter(call)
    return statusCode === 200 && (call.endpoint.type || body.startsWith('{"code":0,')) ? undefined : body
  }

  /** Whether the value gets past the schema, to where it can do harm. */
  const reaches = async (call: Sweepable, patch: Patch) =>
    v.safeParse(call.endpoint.input, patched((await prepare(call)).input, patch)).success

  return { attempt, reaches, refusalOf }
}

const shortly = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 60)

/** An address holds no half of a pair; a body does. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (!value || typeof value !== 'object' || value instanceof File) return value
  return Object.fromEntries(Object.entries(value).map(([name, within]) => [name, wellFormed(within)]))
}
