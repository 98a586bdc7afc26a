import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Database } from '#server/database/database.ts'
import { dispositionOf } from '#server/http/disposition.ts'
import { harmless } from '#server/http/stored-files.ts'
import type { Storage } from '#server/storage/storage.ts'
import { isGoodLink } from './file-links.ts'
import { findFile } from './file-queries.ts'

/** Files of conversations. A picture cannot send a header along, so its link itself is the permission. */
export function serveChatFiles(app: FastifyInstance, { db, storage }: { db: Database; storage: Storage }) {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/chat/file/:id',
    async (request, reply) => {
      const { id } = request.params
      const { until, key } = request.query
      const file = /^[1-9]\d{0,8}$/.test(id) ? await findFile(db, Number(id)) : undefined
      const link = { id: Number(id), until: Number(until), key: String(key) }
      const stored = file && isGoodLink(link, file.secret) ? await storage.open(file.storageKey) : undefined
      if (!file || !stored) throw new Refusal('UNKNOWN_CALL')
      return reply
        .headers({
          ...harmless,
          'content-type': file.type,
          'content-length': stored.size,
          'content-disposition': dispositionOf(file.type.startsWith('image/') ? 'inline' : 'attachment', file.name),
          'cache-control': 'private, max-age=86400',
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'no-referrer',
        })
        .send(stored.stream)
    },
  )
}
