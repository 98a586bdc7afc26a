import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { NamedFile } from '#contract/endpoint.ts'
import { Refusal } from '#contract/errors.ts'

interface Wanted {
  id: number
  lang: 'zh' | 'en'
}

interface Documents {
  /** Below /customer: `order` gives /customer/order/12/… */
  noun: string
  /** What the file is called before its language: `proforma-zh.pdf` */
  file: string
  /** 'guest' for who is not signed in. */
  find(request: FastifyRequest, wanted: Wanted): Promise<NamedFile | 'guest'>
}

/** Papers of what belongs to a member, as links. */
export function servePrivateDocuments(app: FastifyInstance, { noun, file, find }: Documents) {
  const name = new RegExp(`^${file}-(zh|en)\\.pdf$`)
  app.get<{ Params: { id: string; file: string } }>(`/customer/${noun}/:id/:file`, async (request, reply) => {
    const { id } = request.params
    const lang = name.exec(request.params.file)?.[1]
    if (!lang || !/^[1-9]\d{0,8}$/.test(id)) throw new Refusal('UNKNOWN_CALL')
    const found = await find(request, { id: Number(id), lang: lang === 'zh' ? 'zh' : 'en' })
    reply.header('cache-control', 'private, no-store')
    if (found === 'guest') return reply.redirect(`/auth/login?backUrl=${encodeURIComponent(request.url)}`, 303)
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${found.name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(Buffer.from(found.bytes))
  })
}
