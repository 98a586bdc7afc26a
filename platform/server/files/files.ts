import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { to } from '#platform/contract/to.ts'

interface Folder {
  root: string
  prefix: string
  caching: string
}

/**
 * A route for each file that is there: for a pattern the library reads the whole folder at every request, to tell how the name is
 * spelt. The pattern finds what a newer build has put there since.
 */
async function serveFolder(app: FastifyInstance, { root, prefix, caching }: Folder) {
  for (const wildcard of [false, true])
    await app.register(fastifyStatic, {
      root: resolve(root),
      prefix,
      wildcard,
      globIgnore: ['**/*.{br,gz}'],
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', caching),
    })
}

const immutable = 'public, max-age=31536000, immutable'

/** Scripts of the back office, at an address that customers' pages never name. */
export const serveAdminFiles = (app: FastifyInstance, clientDir: string) =>
  serveFolder(app, { root: join(clientDir, 'assets'), prefix: `${to.office.desk.path}/assets/`, caching: immutable })

/** Built assets and brand files. Hashed names never change their content. */
export async function serveFiles(app: FastifyInstance, clientDir: string | undefined) {
  if (!clientDir) return
  for (const [folder, caching] of [
    ['assets', immutable],
    ['brand', 'public, max-age=86400'],
    ['fonts', immutable],
  ] as const) {
    const root = join(clientDir, folder)
    if (existsSync(root)) await serveFolder(app, { root, prefix: `/${folder}/`, caching })
  }
}
