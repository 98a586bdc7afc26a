import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Refusal } from '#platform/contract/errors.ts'
import type { OperatorPermission } from '#platform/contract/office/permissions.ts'
import { companies } from '#identity/companies/office/contract.ts'
import { exportCompanies } from '#identity/companies/office/export-companies.ts'
import { products } from '#catalogue/products/office/contract.ts'
import { orders as deskOrders } from '#trade/orders/office/contract.ts'
import { exportPayments, exportSheets, exportShipments } from '#trade/orders/office/export-details.ts'
import { exportOrders } from '#trade/orders/office/export-orders.ts'
import { receivables } from '#trade/receivables/office/contract.ts'
import { exportReceivables } from '#trade/receivables/office/export-receivables.ts'
import { statements } from '#trade/statements/office/contract.ts'
import { exportStatement } from '#trade/statements/office/export-statement.ts'
import { taxInvoices } from '#trade/tax-invoices/office/contract.ts'
import { exportInvoices } from '#trade/tax-invoices/office/export-invoices.ts'
import { turnover } from '#trade/turnover/office/contract.ts'
import { exportTurnover } from '#trade/turnover/office/export-turnover.ts'
import { conversion } from '#trade/conversion/office/contract.ts'
import { exportConversion } from '#trade/conversion/office/export-conversion.ts'
import { bookings } from '#trade/bookings/office/contract.ts'
import { exportBookings } from '#trade/bookings/office/export-bookings.ts'
import { to } from '#platform/contract/to.ts'
import { listCall, type RecordFilters } from '#platform/office/records/calls.ts'
import { isInTables } from '#platform/office/records/table-calls.ts'
import { exportTable } from '#platform/office/records/server/export-table.ts'
import type { RecordTable } from '#platform/office/records/server/record-table.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Database, Reader } from '#platform/server/database/database.ts'
import { RowFilter } from '#catalogue/imports/office/contract.ts'
import { exportWrong } from '#catalogue/imports/office/export-wrong.ts'
import { exportProducts } from '#catalogue/imports/office/export-products.ts'
import type { Operator } from '#platform/server/api/context.ts'
import { sendTable, tableEndings } from '#platform/server/spreadsheets/send-table.ts'
import { recordTables } from './record-tables.ts'

interface Exports {
  db: Database
  operatorOf(request: FastifyRequest): Promise<Operator | undefined>
  localeOf(request: FastifyRequest): Locale
}

/** A list that is also a file. */
interface Exported {
  list: string
  name: string
  permission: OperatorPermission
  /** Whether people of a shop get their part of it. */
  ofShop?: true
  /** What the address may filter by. */
  filter: v.GenericSchema
  rows: (db: Reader, by: Operator, locale: Locale, filter: never) => AsyncIterable<string[]>
}

const exported: readonly Exported[] = [
  {
    list: to.office.products(),
    name: 'products',
    permission: 'products.read',
    ofShop: true,
    filter: products.list.input,
    rows: exportProducts,
  },
  {
    list: to.office.file.wrongRows,
    name: 'rows-with-errors',
    permission: 'products.edit',
    ofShop: true,
    filter: RowFilter,
    rows: exportWrong,
  },
  {
    list: to.office.orders(),
    name: 'orders',
    permission: 'sales.read',
    ofShop: true,
    filter: deskOrders.list.input,
    rows: exportOrders,
  },
  ...Object.entries({ payments: exportPayments, shipments: exportShipments, invoices: exportSheets } as const).map(
    ([detail, rows]) => ({
      list: to.office.file.ofOrders(detail as 'payments'),
      name: detail,
      permission: 'sales.read' as const,
      ofShop: true as const,
      filter: deskOrders.list.input,
      rows,
    }),
  ),
  {
    list: to.office.companies(),
    name: 'companies',
    permission: 'members.read',
    filter: companies.list.input,
    rows: exportCompanies,
  },
  {
    list: to.office.receivables(),
    name: 'receivables',
    permission: 'money.read',
    filter: receivables.list.input,
    rows: exportReceivables,
  },
  {
    list: to.office.taxInvoices(),
    name: 'tax-invoices',
    permission: 'invoices.issue',
    filter: taxInvoices.list.input,
    rows: exportInvoices,
  },
  {
    list: to.office.turnover(),
    name: 'turnover',
    permission: 'turnover.read',
    filter: turnover.list.input,
    rows: exportTurnover,
  },
  {
    list: to.office.conversion(),
    name: 'conversion',
    permission: 'figures.read',
    filter: conversion.list.input,
    rows: exportConversion,
  },
  {
    list: to.office.bookings(),
    name: 'bookings',
    permission: 'money.read',
    filter: bookings.list.input,
    rows: exportBookings,
  },
  {
    list: to.office.statement.path,
    name: 'statement',
    permission: 'money.read',
    filter: statements.info.input,
    rows: exportStatement,
  },
  ...Object.values<RecordTable>(recordTables)
    .filter(({ record }) => isInTables(record))
    .map((table) => ({
      list: table.record.at.path,
      name: table.record.name,
      permission: table.record.read,
      filter: listCall(table.record).input,
      rows: (db: Reader, _: Operator, locale: Locale, filter: Partial<RecordFilters>) =>
        exportTable(db, table, locale, filter),
    })),
]

/** Lists as files, with the filter of the list's address; written while they are read. */
export function serveTableExports(app: FastifyInstance, { db, operatorOf, localeOf }: Exports) {
  for (const { list, name, permission, ofShop, filter, rows } of exported)
    for (const ending of tableEndings)
      app.get(to.office.file.table(list, ending), async (request, reply) => {
        const operator = await operatorOf(request)
        reply.header('cache-control', 'private, no-store')
        if (operator?.stage !== 'open') return reply.redirect(to.office.signIn(request.url), 303)
        if (!operator.permissions.includes(permission) || (operator.shopId !== null && !ofShop))
          throw new Refusal('FORBIDDEN')
        const asked = v.safeParse(filter, request.query)
        if (!asked.success) throw new Refusal('MALFORMED')
        return sendTable(reply, name, ending, rows(db.reports, operator, localeOf(request), asked.output as never))
      })
}
