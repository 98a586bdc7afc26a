import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { uploadTypes } from '#platform/contract/upload-rules.ts'
import { dispositionOf } from '#platform/server/files/disposition.ts'
import { date } from '#platform/texts/format.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const writers = { csv: writeCsv, xlsx: writeXlsx }
export const tableEndings = ['csv', 'xlsx'] as const

/** A table as a file that is written while it is read. */
export const sendTable = (
  reply: FastifyReply,
  name: string,
  ending: (typeof tableEndings)[number],
  rows: AsyncIterable<string[]>,
) =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-type': ending === 'csv' ? 'text/csv; charset=utf-8' : uploadTypes.xlsx,
      'content-disposition': dispositionOf('attachment', `${name}-${date(new Date())}.${ending}`),
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(writers[ending](rows)))
