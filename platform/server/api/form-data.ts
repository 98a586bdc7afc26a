import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'

const limits = { files: 1, fields: 8, parts: 9, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 }

// Files are held in memory until they are stored, so their number is bounded: for each caller and for the process.
const mostAtOnce = 8
const mostPerCaller = 2
const underWay = new Map<string, number>()
const total = () => underWay.values().reduce((sum, count) => sum + count, 0)

/** In a scope of its own, because no other call reads forms. */
export const acceptForms = async (scope: FastifyInstance) => {
  await scope.register(fastifyMultipart, { limits, throwFileSizeLimit: true })
}

/** Reads a form with at most one file, which becomes a `File`, and does something with it. */
export async function withForm<Result>(
  request: FastifyRequest,
  caller: string,
  fileBytes: number,
  use: (input: object) => Promise<Result>,
): Promise<Result> {
  if (Number(request.headers['content-length']) > fileBytes + 10_000) throw new Refusal('TOO_LARGE')
  const own = underWay.get(caller) ?? 0
  if (own >= mostPerCaller) throw new Refusal('TOO_MANY', { retryAfter: 5 })
  if (total() >= mostAtOnce) throw new Refusal('OVERLOADED', { retryAfter: 5 })
  underWay.set(caller, own + 1)
  try {
    return await use(await partsOf(request, fileBytes).catch(asRefusal))
  } finally {
    const left = (underWay.get(caller) ?? 1) - 1
    if (left > 0) underWay.set(caller, left)
    else underWay.delete(caller)
  }
}

/** The parser has no status for a form that ends early or has no boundary. */
function asRefusal(error: Error & { statusCode?: number }): never {
  throw error instanceof Refusal || error.statusCode ? error : new Refusal('MALFORMED')
}

/** A file that is larger than allowed is refused, never cut. */
async function partsOf(request: FastifyRequest, fileBytes: number): Promise<object> {
  const input: Record<string, unknown> = {}
  for await (const part of request.parts({ limits: { fileSize: fileBytes } })) {
    if (part.fieldname in input || (part.type === 'field' && part.valueTruncated)) throw new Refusal('MALFORMED')
    input[part.fieldname] =
      part.type === 'field'
        ? part.value
        : new File([new Uint8Array(await part.toBuffer())], part.filename ?? '', { type: part.mimetype })
  }
  return input
}
