import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Envelope } from '#platform/contract/client.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { accepts, type Encoding } from '../pages/accepts.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { ownBytes } from '../pages/split-html.ts'
import type { Context } from './context.ts'

interface Answer {
  plain: Buffer
  /** As whoever asked for an encoding first had it made. */
  packed: Partial<Record<Encoding, Promise<Buffer>>>
  bytes: number
}

/** Less is not worth packing. */
const leastPacked = 1_024
const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)]
const packers: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: async (plain) => ownBytes(await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
  gzip: async (plain) => ownBytes(await deflate(plain, { level: 7 })),
}

/** Who is signed in may be answered otherwise. */
export const isKept = ({ kept }: Endpoint, { caller, operator }: Context) =>
  kept === true && caller === undefined && operator === undefined

/** The answer from memory, as it was written and packed the first time. */
export async function sendKept(
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, answer }: { locale: string; answer: () => Promise<Envelope> },
) {
  const { shared } = await cache.get<{ shared: Answer }>(`call ${locale} ${request.url}`, async (before) => {
    const now = written(await answer())
    return before?.shared.plain.equals(now.plain) ? before : { shared: now }
  })
  reply.type('application/json; charset=utf-8')
  const encoding = (['br', 'gzip'] as const).find((each) => accepts(request, each))
  if (!encoding || shared.plain.length < leastPacked) return reply.send(shared.plain)
  shared.packed[encoding] ??= packers[encoding](shared.plain)
  reply.header('vary', 'accept-encoding').header('content-encoding', encoding)
  return reply.send(await shared.packed[encoding])
}

/** Packed in both ways it takes less than once more the room. */
function written(answer: Envelope): Answer {
  const plain = Buffer.from(JSON.stringify(answer))
  return { plain, packed: {}, bytes: plain.length * 2 }
}
