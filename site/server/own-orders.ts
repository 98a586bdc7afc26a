import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Refusal } from '#platform/contract/errors.ts'
import { to } from '#platform/contract/to.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sendTable, tableEndings } from '#platform/server/spreadsheets/send-table.ts'
import { orders } from '#trade/orders/contract.ts'
import { exportOwnOrders } from '#trade/orders/server/export-own-orders.ts'
import { ordersExport } from '#trade/orders/export-address.ts'

interface OwnOrders {
  db: Database
  memberOf(request: FastifyRequest): Promise<{ memberId: number } | undefined> | undefined
  localeOf(request: FastifyRequest): Locale
}

/** A member's list of orders as a file, with the filter of the list's address. */
export function serveOwnOrders(app: FastifyInstance, { db, memberOf, localeOf }: OwnOrders) {
  for (const ending of tableEndings)
    app.get(ordersExport(ending), { config: { guarded: true } }, async (request, reply) => {
      const member = await memberOf(request)
      reply.header('cache-control', 'private, no-store')
      if (!member) return reply.redirect(to.signIn(request.url), 303)
      const asked = v.safeParse(orders.list.input, request.query)
      if (!asked.success) throw new Refusal('MALFORMED')
      return sendTable(
        reply,
        'orders',
        ending,
        exportOwnOrders(db.reports, member.memberId, localeOf(request), asked.output),
      )
    })
}
