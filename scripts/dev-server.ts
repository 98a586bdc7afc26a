import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'

/** Pages and API from source, with hot reload: changed server code is loaded anew with the next request. */
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const { openDevSite } = (await vite.ssrLoadModule('/server/dev.ts')) as typeof import('../server/dev.ts')
const site = await openDevSite()

let current: Awaited<ReturnType<typeof site.load>> | undefined
let loaded: unknown
const server = createServer(async (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const module = (await vite.ssrLoadModule('/server/app.ts')) as typeof import('../server/app.ts')
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
  })
})
server.listen(site.config.port, site.config.host, () => console.log(`http://${site.config.host}:${site.config.port}`))

process.once('SIGINT', async () => {
  server.close()
  await vite.close()
  await site.close()
  process.exit(0)
})
