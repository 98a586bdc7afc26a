import fastifyCookie from '@fastify/cookie'
import Fastify from 'fastify'
import { readConfig } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { serveChat } from '#service/chat/server/serve-chat.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'

/** The chat alone, as a process of its own that a test can kill. */
const config = readConfig(process.env, [])
const db = openDatabase({ url: config.databaseUrl ?? '', pool: 4 })
const app = Fastify()
await app.register(fastifyCookie)
app.get('/readyz', () => 'ready')
await serveChat(app, { db, config, storage: openStorage(config) })
await app.listen({ port: config.port, host: config.host })
