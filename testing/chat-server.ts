import fastifyCookie from '@fastify/cookie'
import Fastify from 'fastify'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { leaveOnSignals } from '#platform/server/leave.ts'
import { serveChat } from '#service/chat/server/serve-chat.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'

/** The chat alone, as a process of its own that a test can kill. */
const leaving = leaveOnSignals(0, () => undefined)
const config = readConfig(process.env, [])
const db = openDatabase({ url: config.databaseUrl ?? '', pool: 4 })
leaving.onLeave(db.end)
const app = Fastify({ forceCloseConnections: 'idle' })
await app.register(fastifyCookie)
app.get('/readyz', () => 'ready')
await serveChat(app, { db, config, storage: openStorage(config) })
leaving.onLeave(() => app.close())
process.stdout.write(await app.listen({ port: config.port, host: config.host }))
leaving.started()
