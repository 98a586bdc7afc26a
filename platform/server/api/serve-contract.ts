import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createClient, wireIn, type Client, type Transport } from '#platform/contract/client.ts'
import type { Contract, Endpoint, NamedFile } from '#platform/contract/endpoint.ts'
import { ApiError } from '#platform/contract/client.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { Context, Handlers } from './context.ts'
import { dispositionOf } from '../files/disposition.ts'
import { hangUp } from './bounded-body.ts'
import { refusalOf } from './errors.ts'
import { admit, execute, refuse, type AnyHandler } from './execute.ts'
import { acceptForms, withForm } from './form-data.ts'
import { isKept, sendKept } from './kept-answers.ts'
import { noteRefusal } from '../security/note-refusal.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { traced } from '../tracing/tracer.ts'

export type HandlersOf<C> = { [Noun in keyof C]: Handlers<C[Noun]> }

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>

/** Every endpoint of the contract becomes a route under the base. */
export function serveContract<C extends Contract>(
  app: FastifyInstance,
  base: string,
  contract: C,
  handlers: HandlersOf<C>,
  contextOf: ContextOf,
  cache?: PageCache,
) {
  for (const [noun, endpoints] of Object.entries(contract))
    for (const [verb, endpoint] of Object.entries(endpoints)) {
      const handler = handlerOf(handlers, noun, verb)
      const serve = (scope: FastifyInstance) =>
        scope.route({
          method: endpoint.method,
          url: base + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
          config: { slowBody: Boolean(endpoint.fileBytes) },
          handler: async (request, reply) => {
            const context = await contextOf(request, reply)
            const key = request.headers['idempotency-key']
            const run = (input: unknown) =>
              execute(endpoint, handler, input, context, key === undefined ? key : String(key))
            if (cache && isKept(endpoint, context)) {
              const answer = () => run(inputOf(endpoint, request))
              return sendKept(cache, request, reply, { locale: context.locale, answer })
            }
            const answer = await (endpoint.fileBytes && request.isMultipart()
              ? runForm(endpoint, request, context, run)
              : run(inputOf(endpoint, request)))
            if (!endpoint.type) return answer
            return sendFile(reply, endpoint, answer.data as string | NamedFile)
          },
        })
      if (!endpoint.fileBytes) serve(app)
      else
        app.register(async (scope) => {
          await acceptForms(scope)
          serve(scope)
        })
    }
}

function sendFile(reply: FastifyReply, { type, access }: Endpoint, file: string | NamedFile) {
  reply
    .type(type ?? 'text/plain')
    .header('cache-control', access === 'operator' ? 'private, no-store' : 'public, max-age=3600')
  if (typeof file === 'string') return reply.send(file)
  return reply.header('content-disposition', dispositionOf('inline', file.name)).send(file.bytes)
}

const handlerOf = (handlers: object, noun: string, verb: string) =>
  (handlers as Record<string, Record<string, AnyHandler>>)[noun]?.[verb] as AnyHandler

function inputOf(endpoint: Endpoint, { query, body, params }: FastifyRequest): unknown {
  const sent = endpoint.method === 'GET' ? query : (body ?? {})
  return typeof sent === 'object' ? { ...sent, ...(params as object) } : sent
}

/** Who may not upload is turned away before the file is read. */
async function runForm<Result>(
  endpoint: Endpoint,
  request: FastifyRequest,
  context: Context,
  run: (input: unknown) => Promise<Result>,
) {
  try {
    try {
      admit(endpoint, context)
    } catch (error) {
      if (error instanceof Refusal) await noteRefusal(error, endpoint, {}, context)
      throw error
    }
    return await withForm(request, context, endpoint.fileBytes ?? 0, run)
  } catch (error) {
    hangUp(request.raw)
    throw error
  }
}

/** The typed client for pages on the server: same access, same parsing, same answers, no network. */
export function inProcessClient<C extends Contract>(contract: C, handlers: HandlersOf<C>, context: Context): Client<C> {
  const transport: Transport = async (name, wire, input, { idempotencyKey }) => {
    const [noun = '', verb = ''] = name.split('.')
    try {
      return await traced({ kind: 'call', name }, () =>
        execute(wire as Endpoint, handlerOf(handlers, noun, verb), input, context, idempotencyKey),
      )
    } catch (error) {
      const refusal = refusalOf(error, context.log)
      throw refusal ? new ApiError(refusal.status, refuse(refusal, context.locale)) : error
    }
  }
  return createClient<C>(wireIn(contract), transport)
}
