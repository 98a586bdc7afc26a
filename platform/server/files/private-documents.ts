import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { NamedFile } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'

/** `both`: side by side. */
export type PaperLanguage = 'zh' | 'en' | 'both'

export interface Wanted {
  id: number
  lang: PaperLanguage
  /** The newest unless one is asked for. */
  version?: number | undefined
}

interface Documents {
  /** `/customer/order` gives /customer/order/12/… */
  base: string
  /** Where who is not signed in goes first. */
  signIn: string
  /** What the file is called before its language: `proforma-zh.pdf` */
  file: string
  /** Those that it is drawn in. */
  languages?: readonly PaperLanguage[]
  /** 'guest' for who is not signed in. */
  find(request: FastifyRequest, wanted: Wanted): Promise<NamedFile | 'guest'>
}

/** Papers for few eyes, as links. */
export function servePrivateDocuments(
  app: FastifyInstance,
  { base, signIn, file, languages = ['zh', 'en'], find }: Documents,
) {
  const name = new RegExp(`^${file}-(${languages.join('|')})\\.pdf$`)
  type Asked = { Params: { id: string; file: string }; Querystring: { version?: unknown } }
  app.get<Asked>(`${base}/:id/:file`, { config: { guarded: true } }, async (request, reply) => {
    const { id } = request.params
    const version = String(request.query.version ?? '')
    const lang = name.exec(request.params.file)?.[1]
    if (!lang || !/^[1-9]\d{0,8}$/.test(id) || !/^(?:[1-9]\d{0,3})?$/.test(version)) throw new Refusal('UNKNOWN_CALL')
    const wanted = { id: Number(id), lang: lang as PaperLanguage }
    const found = await find(request, version ? { ...wanted, version: Number(version) } : wanted).catch(refuseAsFile)
    reply.header('cache-control', 'private, no-store')
    if (found === 'guest') return reply.redirect(`${signIn}?backUrl=${encodeURIComponent(request.url)}`, 303)
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

/** A link to a paper that is not theirs leads nowhere; only calls say so with an answer of 200. */
export function refuseAsFile(error: unknown): never {
  throw error instanceof Refusal && error.refusal === 'NOT_FOUND' ? new Refusal('UNKNOWN_CALL') : error
}
