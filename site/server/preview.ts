import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { usualCurrency } from '#platform/texts/format.ts'
import { Refusal } from '#platform/contract/errors.ts'
import { Id, optionalOf } from '#platform/contract/fields.ts'
import { contract } from '#site/contract.ts'
import type { RecordName } from '#platform/contract/addresses/record.ts'
import { to } from '#platform/contract/to.ts'
import { locales } from '#platform/texts/messages.ts'
import { openPage } from '#site/web/entry.server.tsx'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { RecordTable } from '#platform/office/records/server/record-table.ts'
import { findDraft } from '#platform/office/records/server/draft-queries.ts'
import { keyOf } from '#platform/office/records/server/keep-version.ts'
import { showDraft } from '#platform/office/records/server/show-draft.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import { showProductDraft } from '#catalogue/products/office/draft-product.ts'
import { handlers } from './handlers.ts'
import { recordTables } from './record-tables.ts'
import type { Assets } from '#platform/server/pages/assets.ts'
import type { Context, Operator } from '#platform/server/api/context.ts'
import { documentOf } from '#platform/server/pages/document.ts'
import { dataOfDocument } from '#platform/web/drawn.tsx'
import { inProcessClient } from '#platform/server/api/serve-contract.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { Redirect } from '#platform/web/outcome.ts'

interface Previews {
  config: Config
  db: Database
  /** Of the public site. */
  assets: Assets
  visitorOf(request: FastifyRequest, reply: FastifyReply): Context
  operatorOf(request: FastifyRequest): Promise<Operator | undefined>
}

const tableOf = (name: RecordName): RecordTable => recordTables[name]

const lang = v.picklist(locales)
const Wanted = v.variant('noun', [
  v.object({
    noun: v.picklist((Object.keys(recordTables) as RecordName[]).filter((name) => tableOf(name).record.seenAt)),
    id: Id,
    version: optionalOf(Id),
    /** With what the operator has changed and not saved. */
    draft: v.optional(v.literal('mine')),
    lang,
  }),
  /** What the operator has typed of a product, which may be new. */
  v.object({ noun: v.literal('products'), id: optionalOf(Id), lang }),
])
type Wanted = v.InferOutput<typeof Wanted>

/** Runs `look` where what is wanted is public, for who may see it. */
async function showing<Result>(
  db: Database,
  operator: Operator,
  wanted: Wanted,
  look: (within: Database, path: string) => Promise<Result>,
): Promise<Result> {
  const may = (permission: OperatorPermission) => {
    if (!operator.permissions.includes(permission)) throw new Refusal('FORBIDDEN')
  }
  if (wanted.noun === 'products') {
    may('products.edit')
    return showProductDraft(db, operator, wanted.id, (within, id) => look(within, to.product(id)))
  }
  const { noun, draft, lang: _, ...which } = wanted
  const table = tableOf(noun)
  may(table.record.read)
  const kept = draft && (await findDraft(db, operator.operatorId, keyOf(table.noun, which.id)))
  return showDraft(db, table, { ...which, changed: kept?.content }, look)
}

/** The public page of a draft, for operators, within a frame of the back office. It has no scripts: it is to be seen. */
export function servePreviews(app: FastifyInstance, { config, db, assets, visitorOf, operatorOf }: Previews) {
  app.get(to.office.file.preview.path, async (request, reply) => {
    const operator = await operatorOf(request)
    if (operator?.stage !== 'open') throw new Refusal('SIGN_IN_FIRST')
    const wanted = v.safeParse(Wanted, request.query)
    if (!wanted.success) throw new Refusal('MALFORMED')
    const locale = wanted.output.lang
    const opened = await showing(db, operator, wanted.output, (within, path) =>
      openPage({
        url: new URL(path, siteOriginOf(config, locale)),
        form: undefined,
        api: inProcessClient(contract, handlers, { ...visitorOf(request, reply), db: within, locale }),
        signedIn: false,
        noticeSeen: true,
        formKey: '',
        part: undefined,
        locale,
        sites: config.sites,
        apiBase: config.apiBase,
        demo: config.demo,
        texting: config.demo,
        signUp: '',
        devPages: false,
        status: undefined,
        reference: request.id,
        onError: (error) => request.log.error({ err: error }, 'preview failed'),
      }),
    )
    if (opened instanceof Redirect) throw new Refusal('NOT_FOUND')
    const { data, draw } = opened
    const drawing = draw()
    const { style, fonts } = await assets.of(drawing)
    const meta = { title: drawing.meta.title, noIndex: true }
    const parts = documentOf(
      { ...drawing, meta, alternates: [], data, json: dataOfDocument(data).json },
      { style, fonts, styleFiles: [], scripts: [], preloads: [], inlineScripts: [] },
      { nonce: request.nonce, currency: usualCurrency(locale) },
    )
    const policy = String(reply.getHeader('content-security-policy'))
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
        // Links of the page open beside the back office.
        .send(parts.join('').replace('<head>', '<head><base target="_blank">'))
    )
  })
}
