import type { FastifyInstance } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import type { Config } from '#platform/server/config.ts'
import { outcomes } from './receive-mail.ts'

const mostBytes = 25 * 1024 * 1024

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Where a mail server hands answers on, each as it came. Whoever does not know the secret sends no byte of a body. */
export function serveMailReplies(
  app: FastifyInstance,
  { apiBase, replies }: Pick<Config, 'apiBase' | 'replies'>,
  receive: (raw: Buffer) => Promise<keyof typeof outcomes>,
) {
  if (!replies) return
  const due = digest(`Bearer ${replies.secret}`)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_, body, done) => done(null, body))
    scope.post(`${apiBase}/common/mail/reply`, {
      onRequest: async ({ headers }) => {
        if (!timingSafeEqual(digest(headers.authorization ?? ''), due)) throw new Refusal('SIGN_IN_FIRST')
      },
      handler: async (request, reply) => {
        const outcome = await receive(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
        return reply.code(outcomes[outcome]).header('cache-control', 'no-store').send()
      },
    })
  })
}
