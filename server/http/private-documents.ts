import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { NamedFile } from '#contract/endpoint.ts'
import { Refusal } from '#contract/errors.ts'

interface Wanted {
  id: number
  lang: 'zh' | 'en'
}

/** The proforma invoice of an own order, as a link: 'guest' for who is not signed in. */
export function serveProformas(
  app: FastifyInstance,
  proformaOf: (request: FastifyRequest, wanted: Wanted) => Promise<NamedFile | 'guest'>,
) {
  app.get<{ Params: { id: string; file: string } }>('/customer/order/:id/:file', async (request, reply) => {
    const { id, file } = request.params
    const lang = /^proforma-(zh|en)\.pdf$/.exec(file)?.[1]
    if (!lang || !/^[1-9]\d{0,8}$/.test(id)) throw new Refusal('UNKNOWN_CALL')
    const found = await proformaOf(request, { id: Number(id), lang: lang === 'zh' ? 'zh' : 'en' })
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
