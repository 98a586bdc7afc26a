import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import { boundBody } from './bounded-body.ts'
import type { Context } from './context.ts'
import { spendGuestBytes } from './guest-bytes.ts'
import { takePlace, uploaderOf } from './upload-places.ts'

const limits = { files: 1, fields: 8, parts: 9, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 }
/** What a form may have beside its file. */
const formBytes = 10_000

/** In a scope of its own, because no other call reads forms. */
export const acceptForms = async (scope: FastifyInstance) => {
  await scope.register(fastifyMultipart, { limits, throwFileSizeLimit: true })
}

/** Reads a form with at most one file, which becomes a `File`, and does something with it. */
export async function withForm<Result>(
  request: FastifyRequest,
  context: Pick<Context, 'db' | 'caller' | 'operator' | 'ip' | 'config'>,
  fileBytes: number,
  use: (input: object) => Promise<Result>,
): Promise<Result> {
  const { db, config } = context
  if (Number(request.headers['content-length']) > fileBytes + formBytes) throw new Refusal('TOO_LARGE')
  const uploader = uploaderOf(context)
  const leave = takePlace(uploader, config.uploads)
  try {
    const spent = async (bytes: number) => {
      if (uploader.guest) await spendGuestBytes(db, uploader.name, bytes, config.uploads)
    }
    await spent(0)
    const body = boundBody(request.raw, fileBytes + formBytes, config.uploads)
    const input = await Promise.race([partsOf(request, fileBytes).catch(asRefusal), body.broken])
      .catch(async (error) => {
        // What was read counts, whatever became of it; why it was refused is the answer.
        await spent(body.bytes()).catch(() => undefined)
        throw error
      })
      .finally(body.release)
    await spent(body.bytes())
    return await use(input)
  } finally {
    leave()
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
