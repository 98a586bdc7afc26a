import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { permissionsOf } from '#contract/operator/permissions.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { makeProformaAtDesk } from './features/orders/make-proforma.ts'
import { makeQuoteSheetAtDesk } from './features/quotes/make-quote-sheet.ts'
import type { Operator } from './http/context.ts'
import { servePrivateDocuments } from './http/private-documents.ts'

interface Papers {
  db: Database
  config: Config
  /** Where the back office lies. */
  base: string
  operatorOf(request: FastifyRequest): Promise<Operator | undefined>
}

const papers = [
  { noun: 'orders', file: 'proforma', make: makeProformaAtDesk },
  { noun: 'quotes', file: 'quote', make: makeQuoteSheetAtDesk },
] as const

/** What buyers hold in their hands, for those who sell to them. */
export function serveDeskPapers(app: FastifyInstance, { db, config, base, operatorOf }: Papers) {
  for (const { noun, file, make } of papers)
    servePrivateDocuments(app, {
      base: `${base}/${noun}`,
      signIn: `${base}/sign-in`,
      file,
      find: async (request, wanted) => {
        const operator = await operatorOf(request)
        if (operator?.stage !== 'open') return 'guest'
        if (!permissionsOf(operator.role).includes('sales.read')) throw new Refusal('FORBIDDEN')
        return make(wanted, { db, config })
      },
    })
}
