import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import type { Storage } from '../storage/storage.ts'
import { privateHeaders, type StoredAttachment } from './stored-files.ts'

/** Where files are opened by who has no session to show: of a conversation, and of a visitor. */
export const signedPaths = { chat: '/chat/file', visitor: '/common/attachment' }
type SignedPath = (typeof signedPaths)[keyof typeof signedPaths]

const dayMs = 86_400_000
const sign = (secret: string, path: SignedPath, id: number, until: number) =>
  createHmac('sha256', secret).update(`${path} ${id} ${until}`).digest('base64url')

/** Given only to who may read the file, and good for one to two days. */
export function signedLink(path: SignedPath, { id, secret }: { id: number; secret: string }, now = Date.now()): string {
  // The same all day, so that a browser need not load a picture twice.
  const until = (Math.floor(now / dayMs) + 2) * dayMs
  return `${path}/${id}?until=${until}&key=${sign(secret, path, id, until)}`
}

function isGood(key: string, expected: string) {
  const [given, own] = [Buffer.from(key), Buffer.from(expected)]
  return given.length === own.length && timingSafeEqual(given, own)
}

interface SignedFiles {
  path: SignedPath
  storage: Storage
  find(id: number): Promise<(StoredAttachment & { secret: string }) | undefined>
}

/** A picture cannot send a header along, so its link itself is the permission. */
export function serveSignedFiles(app: FastifyInstance, { path, storage, find }: SignedFiles) {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    `${path}/:id`,
    { config: { guarded: true } },
    async (request, reply) => {
      const { id } = request.params
      const until = Number(request.query['until'])
      const file = /^[1-9]\d{0,8}$/.test(id) && until > Date.now() ? await find(Number(id)) : undefined
      const allowed = file && isGood(String(request.query['key']), sign(file.secret, path, Number(id), until))
      const stored = allowed ? await storage.open(file.key) : undefined
      if (!file || !stored) throw new Refusal('UNKNOWN_CALL')
      return reply
        .headers({
          ...privateHeaders(file, stored.size),
          'cache-control': 'private, max-age=86400',
          'referrer-policy': 'no-referrer',
        })
        .send(stored.stream)
    },
  )
}
