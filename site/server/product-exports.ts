import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Refusal } from '#platform/contract/errors.ts'
import { products } from '#catalogue/products/office/contract.ts'
import { uploadTypes } from '#platform/contract/upload-rules.ts'
import { to } from '#platform/contract/to.ts'
import { date } from '#platform/texts/format.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Database } from '#platform/server/database/database.ts'
import { exportProducts } from '#catalogue/imports/office/export-products.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { dispositionOf } from '#platform/server/files/disposition.ts'
import { writeCsv } from '#platform/server/spreadsheets/write-csv.ts'
import { writeXlsx } from '#platform/server/spreadsheets/write-xlsx.ts'

interface Exports {
  db: Database
  /** Where the back office lies. */
  base: string
  operatorOf(request: FastifyRequest): Promise<Operator | undefined>
  localeOf(request: FastifyRequest): Locale
}

const writers = { csv: writeCsv, xlsx: writeXlsx }

/** The list of products as a file, with the filter of the list's address; written while it is read. */
export function serveProductExports(app: FastifyInstance, { db, base, operatorOf, localeOf }: Exports) {
  for (const ending of ['csv', 'xlsx'] as const)
    app.get(`${base}/products/export.${ending}`, async (request, reply) => {
      const operator = await operatorOf(request)
      reply.header('cache-control', 'private, no-store')
      if (operator?.stage !== 'open') return reply.redirect(to.office.signIn(request.url), 303)
      if (!operator.permissions.includes('products.read')) throw new Refusal('FORBIDDEN')
      const asked = v.safeParse(products.list.input, request.query)
      if (!asked.success) throw new Refusal('MALFORMED')
      const { page: _, limit: __, sort: ___, ...filter } = asked.output
      const rows = exportProducts(db, operator, localeOf(request), filter)
      return reply
        .headers({
          'content-type': ending === 'csv' ? 'text/csv; charset=utf-8' : uploadTypes.xlsx,
          'content-disposition': dispositionOf('attachment', `products-${date(new Date())}.${ending}`),
          'x-content-type-options': 'nosniff',
        })
        .send(Readable.from(writers[ending](rows)))
    })
}
