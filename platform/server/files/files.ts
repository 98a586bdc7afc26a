import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { to } from '#platform/contract/to.ts'

const immutable = 'public, max-age=31536000, immutable'

/** What a build has for browsers. Hashed names never change their content. */
const folders: Record<string, string> = { assets: immutable, brand: 'public, max-age=86400', fonts: immutable }

/** How files are sent; of which folder, whoever asks for one says. */
export const openFiles = async (app: FastifyInstance) =>
  app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', folders[basename(dirname(path))]),
  })

/**
 * By a pattern of our own: for one of the library's it reads the whole folder at every request, to tell how the name is spelt, which
 * matters only where some files are guarded and others are not.
 */
const serveFolder = (app: FastifyInstance, prefix: string, root: string) =>
  app.get<{ Params: { '*': string } }>(`${prefix}/*`, ({ params }, reply) => reply.sendFile(params['*'], resolve(root)))

/** Scripts of the back office, at an address that customers' pages never name. */
export const serveAdminFiles = (app: FastifyInstance, clientDir: string) =>
  serveFolder(app, `${to.office.desk.path}/assets`, join(clientDir, 'assets'))

/** Built assets and brand files. */
export function serveFiles(app: FastifyInstance, clientDir: string | undefined) {
  for (const folder of Object.keys(folders)) {
    const root = clientDir && join(clientDir, folder)
    if (root && existsSync(root)) serveFolder(app, `/${folder}`, root)
  }
}
