import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { makeProformaAtDesk } from '#trade/orders/server/make-proforma.ts'
import { sheetLanguages } from '#trade/papers/paper.ts'
import { makeSheetAtDesk } from '#trade/papers/server/make-sheet.ts'
import { makeQuoteSheetAtDesk } from '#trade/quotes/server/make-quote-sheet.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { servePrivateDocuments } from '#platform/server/files/private-documents.ts'

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
  { noun: 'papers', file: 'paper', make: makeSheetAtDesk, languages: sheetLanguages },
]

/** What buyers hold in their hands, for those who sell to them. */
export function serveDeskPapers(app: FastifyInstance, { db, config, base, operatorOf }: Papers) {
  for (const { noun, make, ...named } of papers)
    servePrivateDocuments(app, {
      base: `${base}/${noun}`,
      signIn: `${base}/sign-in`,
      ...named,
      find: async (request, wanted) => {
        const operator = await operatorOf(request)
        if (operator?.stage !== 'open') return 'guest'
        if (!operator.permissions.includes('sales.read')) throw new Refusal('FORBIDDEN')
        return make(wanted, { db, config, operator })
      },
    })
}
