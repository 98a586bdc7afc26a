import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/contract/errors.ts'
import type { Config } from '#platform/server/config.ts'
import type { Database } from '#platform/server/database/database.ts'
import { makeProformaAtDesk } from '#trade/orders/server/make-proforma.ts'
import { makePackAtDesk } from '#trade/orders/server/make-pack.ts'
import { sheetLanguages } from '#trade/papers/paper.ts'
import { makeSheetAtDesk } from '#trade/papers/server/make-sheet.ts'
import { makeQuoteSheetAtDesk } from '#trade/quotes/server/make-quote-sheet.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { servePrivateDocuments } from '#platform/server/files/private-documents.ts'
import { servePrivatePacks } from '#platform/server/files/private-packs.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

interface Papers {
  db: Database
  config: Config
  storage: Storage
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
export function serveDeskPapers(app: FastifyInstance, { db, config, storage, base, operatorOf }: Papers) {
  const signIn = `${base}/sign-in`
  const reader = async (request: FastifyRequest) => {
    const operator = await operatorOf(request)
    if (operator?.stage !== 'open') return undefined
    if (!operator.permissions.includes('sales.read')) throw new Refusal('FORBIDDEN')
    return operator
  }
  for (const { noun, make, ...named } of papers)
    servePrivateDocuments(app, {
      base: `${base}/${noun}`,
      signIn,
      ...named,
      find: async (request, wanted) => {
        const operator = await reader(request)
        return operator ? make(wanted, { db, config, operator }) : 'guest'
      },
    })
  servePrivatePacks(app, {
    base: `${base}/orders`,
    signIn,
    find: async (request, wanted) => {
      const operator = await reader(request)
      return operator ? makePackAtDesk(wanted, { db, config, storage, operator }) : 'guest'
    },
  })
}
