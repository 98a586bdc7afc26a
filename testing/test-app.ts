import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import {
  ApiError,
  createClient,
  fillPath,
  toQuery,
  wireIn,
  type Envelope,
  type Wire,
} from '#platform/contract/client.ts'
import { constants } from '#platform/contract/constants.ts'
import { contract, type ContractClient } from '#site/contract.ts'
import { createApp, type Parts } from '#site/server/app.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { aSession } from './factories.ts'
import { bodyOf } from './form-body.ts'
import { testConfig } from './test-config.ts'
import { testDatabase, type Holding } from './test-database.ts'

type Headers = Record<string, string>

export interface Answer {
  status: number
  headers: LightMyRequestResponse['headers']
  envelope: Envelope
}

export interface TestApp {
  app: FastifyInstance
  db: Database
  config: Config
  /** The typed client of a signed-in member; a refusal is thrown as `ApiError`. */
  as(member: { id: number }, headers?: Headers): Promise<ContractClient>
  anonymous: ContractClient
  /** One call as it is on the wire, refused or not. */
  call(wire: Wire, input?: object, headers?: Headers): Promise<Answer>
  /** Any request; a string is a GET. */
  request(options: InjectOptions | string): Promise<LightMyRequestResponse>
}

/** The whole site on a database of this file's own, without listening. */
export async function testApp({
  config: overrides,
  holding,
  ...parts
}: Partial<Omit<Parts, 'config'>> & { config?: Partial<Config>; holding?: Holding } = {}): Promise<TestApp> {
  const db = parts.db ?? (await testDatabase(holding))
  const config = testConfig(overrides)
  const app = await createApp({ ...parts, config, db })
  afterAll(() => app.close())

  const call: TestApp['call'] = async ({ method, path }, input = {}, headers = {}) => {
    const { path: filled, rest } = fillPath(path, input)
    const url = config.apiBase + filled
    const body = await bodyOf(rest)
    const answer = await app.inject(
      method === 'GET'
        ? { method, url: url + toQuery(rest), headers }
        : { method, url, headers: { ...body.headers, ...headers }, payload: body.payload },
    )
    // A call that answers a picture has no envelope around it.
    const plain = !answer.headers['content-type']?.toString().startsWith('application/json')
    const envelope = plain ? { code: 0, msg: '', data: answer.body } : answer.json<Envelope>()
    return { status: answer.statusCode, headers: answer.headers, envelope }
  }
  const client = (headers: Headers) =>
    createClient<typeof contract>(wireIn(contract), async (_, wire, input, { idempotencyKey }) => {
      const key: Headers = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
      const { status, envelope } = await call(wire, input, { ...headers, ...key })
      if (envelope.code !== 0) throw new ApiError(status, envelope)
      return envelope
    })

  return {
    app,
    db,
    config,
    call,
    request: (options) => app.inject(options),
    anonymous: client({}),
    as: async (member, headers) => client({ ...headers, [constants.tokenHeader]: await aSession(db, member) }),
  }
}
