import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { Storage } from '../storage/storage.ts'
import { dispositionOf } from './disposition.ts'

export interface StoredAttachment {
  key: string
  name: string
  type: string
}

interface StoredFiles {
  storage: Storage
  /** The attachment if it is the visitor's own; 'guest' for who is not signed in. */
  attachmentOf(request: FastifyRequest, id: number): Promise<StoredAttachment | 'guest' | undefined>
}

interface PublicFiles extends StoredFiles {
  /** Whether everybody may open the document. */
  isPublic(file: string): Promise<boolean>
}

const harmless = {
  // Whatever a file turns out to be, opened on its own it runs nothing and loads nothing.
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** What members and operators uploaded: pictures for everyone, attachments for their owner. */
export function serveStoredFiles(app: FastifyInstance, { storage, attachmentOf, isPublic }: PublicFiles) {
  async function send(reply: FastifyReply, key: string, headers: Record<string, string>) {
    const file = await storage.open(key)
    if (!file) throw new Refusal('UNKNOWN_CALL')
    return reply.headers({ ...harmless, ...headers, 'content-length': file.size }).send(file.stream)
  }

  // A generated name never changes its content.
  app.get<{ Params: { folder: string; file: string } }>(
    '/media/:folder/:file',
    ({ params: { folder, file } }, reply) => {
      const [, format] = /^[\w-]{1,80}\.(avif|webp|jpg)$/.exec(file) ?? []
      if (!format || !/^[a-z]{1,20}$/.test(folder)) throw new Refusal('UNKNOWN_CALL')
      return send(reply, `media/${folder}/${file}`, {
        'content-type': format === 'jpg' ? 'image/jpeg' : `image/${format}`,
        'content-disposition': 'inline',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    },
  )

  app.get<{ Params: { file: string } }>('/media/document/:file', async ({ params: { file } }, reply) => {
    if (!/^[\w-]{3,60}\.pdf$/.test(file) || !(await isPublic(`document/${file}`))) throw new Refusal('UNKNOWN_CALL')
    return send(reply, `media/document/${file}`, {
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  serveAttachments(app, { storage, attachmentOf, path: to.file.attachment.path, signIn: to.signIn() })
}

/** What goes with a file that is not for everybody. */
export const privateHeaders = ({ type, name }: StoredAttachment, size: number) => ({
  ...harmless,
  'content-length': size,
  'content-type': type,
  // A picture may be looked at where it is; anything else is saved.
  'content-disposition': dispositionOf(type.startsWith('image/') ? 'inline' : 'attachment', name),
  'cross-origin-resource-policy': 'same-origin',
})

interface Attachments extends StoredFiles {
  path: string
  /** Where who is not signed in goes first. */
  signIn: string
}

/** Private files below a path, each for whom `attachmentOf` gives it to. */
export function serveAttachments(app: FastifyInstance, { storage, attachmentOf, path, signIn }: Attachments) {
  app.get<{ Params: { id: string } }>(`${path}/:id`, { config: { guarded: true } }, async (request, reply) => {
    const { id } = request.params
    const found = /^[1-9]\d{0,8}$/.test(id) ? await attachmentOf(request, Number(id)) : undefined
    if (found === 'guest')
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${signIn}?backUrl=${encodeURIComponent(request.url)}`, 303)
    const file = found && (await storage.open(found.key))
    if (!found || !file) throw new Refusal('UNKNOWN_CALL')
    return reply
      .headers({ ...privateHeaders(found, file.size), 'cache-control': 'private, no-store' })
      .send(file.stream)
  })
}
