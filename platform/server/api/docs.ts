import type { FastifyInstance } from 'fastify'
import { codesOf, endpointsOf, type Contract, type Endpoint } from '#platform/contract/endpoint.ts'
import { openApi } from '#platform/contract/openapi.ts'

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The contract for machines and for people, written when somebody first asks: no start waits for it. */
export function serveDocs(app: FastifyInstance, base: string, contract: Contract) {
  let written: ReturnType<typeof openApi> | undefined
  const document = () => (written ??= openApi(contract, base))
  app.get(`${base}/openapi.json`, document)
  const style =
    'body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#14212b}summary{padding:.4rem 0;cursor:pointer;border-bottom:1px solid #dde3e7}summary span{color:#5a6b77}b{display:inline-block;width:3.2rem;color:#0b5a78}pre{overflow:auto;background:#f5f7f8;padding:1rem;font-size:13px}'
  app.get(`${base}/docs`, (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>PolyHarbor API</title><style nonce="${request.nonce}">${style}</style></head><body><h1>PolyHarbor API</h1><p>Base <code>${base}</code>. Answers are <code>{code, msg, data}</code>; code 0 is success. The <code>token</code> header signs a call. Machine form: <a href="${base}/openapi.json">openapi.json</a>.</p>${sectionsOf(contract, document())}</body></html>`,
      ),
  )
}

/** One section a call, with the JSON schemas of its input and answer. */
function sectionsOf(contract: Contract, { paths }: ReturnType<typeof openApi>): string {
  const section = (name: string, endpoint: Endpoint) => {
    const { method, path, access } = endpoint
    const asks = [name, ...(access === 'open' ? [] : ['token']), ...codesOf(endpoint)].join(' · ')
    const operation = paths[path]?.[method.toLowerCase()]
    return `<details><summary><b>${method}</b> <code>${escape(path)}</code> <span>${escape(asks)}</span></summary><pre>${escape(JSON.stringify(operation, null, 2))}</pre></details>`
  }
  const nouns = Object.keys(contract).map((noun) => {
    const calls = endpointsOf({ [noun]: contract[noun] ?? {} })
    const rows = calls.map(({ name, endpoint }) => section(name, endpoint))
    return `<h2>${noun}</h2>${rows.join('')}`
  })
  return nouns.join('')
}
