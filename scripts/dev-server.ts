import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'

/** Pages and API from source, with hot reload: changed server code is loaded anew with the next request. */
const server = createServer((request, response) => vite.middlewares(request, response, () => answer(request, response)))
// On the site's own port, the only one that its pages may speak with.
const vite = await createVite({
  root: join(import.meta.dirname, '..'),
  server: { middlewareMode: true, ws: { server } },
  appType: 'custom',
})
const { openDevSite } = (await vite.ssrLoadModule('/site/server/dev.ts')) as typeof import('#site/server/dev.ts')
const site = await openDevSite().catch((error: Error) => {
  // A mistake in the environment is told in one sentence; where it was noticed helps nobody.
  console.error(error.name === 'ConfigProblem' ? error.message : error)
  process.exit(1)
})

let current: Awaited<ReturnType<typeof site.load>> | undefined
let loaded: unknown
async function answer(request: IncomingMessage, response: ServerResponse) {
  try {
    const module = (await vite.ssrLoadModule('/site/server/app.ts')) as typeof import('#site/server/app.ts')
    if (module !== loaded) {
      loaded = module
      await current?.close()
      current = await site.load(module.createApp)
    }
    current?.routing(request, response)
  } catch (error) {
    vite.ssrFixStacktrace(error as Error)
    console.error(error)
    response.writeHead(500).end(String(error))
  }
}
// Lines of the chat; Vite takes those of its own.
server.on('upgrade', (request: IncomingMessage, ...line) => {
  if (!request.headers['sec-websocket-protocol']?.startsWith('vite-')) current?.server.emit('upgrade', request, ...line)
})
server.listen(site.config.port, site.config.host, () => console.log(`http://${site.config.host}:${site.config.port}`))

process.once('SIGINT', async () => {
  server.close()
  await vite.close()
  await site.close()
  process.exit(0)
})
