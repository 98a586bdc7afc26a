import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { to } from '#platform/contract/to.ts'

const immutable = 'public, max-age=31536000, immutable'

/**
 * A route for each file that was built: a pattern for the folder makes the library read the whole folder at every request, to
 * tell how the name is spelt.
 */
const built = {
  wildcard: false,
  globIgnore: ['**/*.{br,gz}'],
  decorateReply: false,
  preCompressed: true,
  cacheControl: false,
}

/** Scripts of the back office, at an address that customers' pages never name. */
export async function serveAdminFiles(app: FastifyInstance, clientDir: string) {
  await app.register(fastifyStatic, {
    root: resolve(clientDir, 'assets'),
    prefix: `${to.office.desk.path}/assets/`,
    ...built,
    setHeaders: (reply) => void reply.header('cache-control', immutable),
  })
}

/** Built assets and brand files. Hashed names never change their content. */
export async function serveFiles(app: FastifyInstance, clientDir: string | undefined) {
  if (!clientDir) return
  for (const [folder, caching] of [
    ['assets', immutable],
    ['brand', 'public, max-age=86400'],
    ['fonts', immutable],
  ] as const)
    if (existsSync(join(clientDir, folder)))
      await app.register(fastifyStatic, {
        root: resolve(clientDir, folder),
        prefix: `/${folder}/`,
        ...built,
        setHeaders: (reply) => void reply.header('cache-control', caching),
      })
}
