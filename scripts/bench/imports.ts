import { productTable, type Pattern } from '#testing/product-table.ts'
import { seconds, type Report } from './report.ts'
import type { Site } from './site.ts'

const rows = 10_000
const signIn = { email: 'admin@example.com', password: 'Polyharbor1!' }

/** New products through the calls that the page makes, until they are for sale. */
export async function benchImport(report: Report, { origin }: Site) {
  let token = ''
  const call = async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${origin}/api/operator/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'admin-token': token },
      body: body && JSON.stringify(body),
    })
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Data }
    if (code !== 0) throw new Error(`${path}: ${msg} ${JSON.stringify(data)}`)
    return data
  }
  /** A busy site may have no time for the question. */
  const stateOf = (id: number) => call<{ state: string }>(`imports/info?id=${id}`).catch(() => undefined)

  token = (await call<{ token: string }>('session/signIn', signIn)).token
  const { list } = await call<{ list: Pattern[] }>('products/list?status=published&limit=1')
  const [header = [], ...cells] = productTable(list[0] as Pattern, 'bench', rows)
  const began = performance.now()
  const sinceBegin = () => (performance.now() - began) / 1000
  const { id } = await call<{ id: number }>('imports/start', { name: 'bench.csv', header })
  for (let at = 0; at < rows; at += 250)
    await call('imports/load', { id, from: at + 1, rows: cells.slice(at, at + 250) })
  const sent = sinceBegin()
  await call('imports/check', { id })
  const checked = sinceBegin()
  await call('imports/apply', { id })
  while ((await stateOf(id))?.state !== 'applied') await new Promise((resolve) => setTimeout(resolve, 250))
  const done = sinceBegin()
  report.atMost(`import of ${rows} products, until they are for sale`, done, 15, seconds)
  report.noted('of it sending the rows', sent, seconds)
  report.noted('of it checking them', checked - sent, seconds)
  report.noted('of it writing them', done - checked, seconds)
}
