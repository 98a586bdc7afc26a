import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import pg from 'pg'
import { findDetailRow, searchItemRows, searchStocks } from '#catalogue/goods/server/queries.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Sql } from '#platform/server/database/sql.ts'

/**
 * `node scripts/bench/bare.ts DATABASE FOLDER`: what others are compared with, in a process of its own as they are. Fastify
 * and pg with the statements of the site and nothing around them, and the files of a folder.
 */
const [url = '', folder = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const names = new Map<string, string>()
const rows = async ({ text, values }: Sql) => {
  const name = names.get(text) ?? `bare${names.size}`
  names.set(text, name)
  return (await pool.query({ name, text, values })).rows
}
const db = { many: rows, first: async (query: Sql) => (await rows(query))[0] } as unknown as Db

const app = Fastify()
await app.register(fastifyStatic, { root: folder, prefix: '/static/', preCompressed: true })
app.get<{ Querystring: { ids: string } }>('/list', async ({ query }) => {
  const ids = query.ids.split(',').map(Number)
  const [items, stocks] = await Promise.all([searchItemRows(db, ids, [], false), searchStocks(db, ids)])
  return { code: 0, msg: '', data: items.map((item, at) => ({ ...item, ...stocks[at] })) }
})
app.get<{ Params: { id: string } }>('/detail/:id', async ({ params }) => {
  const id = Number(params.id)
  const [[item], [stock], detail] = await Promise.all([
    searchItemRows(db, [id], [], false),
    searchStocks(db, [id]),
    findDetailRow(db, id),
  ])
  return { code: 0, msg: '', data: { ...item, ...stock, ...detail } }
})
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
