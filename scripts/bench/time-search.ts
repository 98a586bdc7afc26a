import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { cpuOf } from './cpu-time.ts'
import { address, newSearches, searches, spreadCodes, typed } from './search-questions.ts'
import type { Catalogue } from './catalogue.ts'
import { timeCalls, timeEach, timeRequests } from './timing.ts'

type Measured = Pick<Catalogue, 'site' | 'folder' | 'client' | 'database'>

/** Each kind of list for some seconds at ten connections, beside the bare SQL of the same rows. */
export async function timeSearches({ site, folder, client, database }: Measured) {
  const base = `${site.origin}/api/common/product`
  const ids = await idsShown(`${base}/list?key=PP`)
  const pool = new pg.Pool({ connectionString: database })
  const bare = await timeCalls(() =>
    pool.query({ name: 'rows', text: 'select * from product where id = any($1)', values: [ids] }),
  )
  await pool.end()
  const postmaster = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const codes = spreadCodes.map((code) => `codes=${code}`).join('&')
  const never = (await newSearches(client)).map((values) => address(`${base}/search`, values))
  const targets: [name: string, urls: string[], atOnce?: number][] = [
    ...Object.entries(searches).map(([name, values]): [string, string[]] => [
      name,
      [address(`${base}/search`, values)],
    ]),
    ['suggestions', typed.map((key) => address(`${base}/suggest`, { key }))],
    ['spreads', Object.values(searches).map((values) => `${address(`${base}/spreads`, values)}&${codes}`)],
    ['detail', ids.map((id) => `${base}/detail/${id}`)],
    ['similar', ids.map((id) => `${base}/pageLikeListEx?id=${id}`)],
    ['never asked, ten at once', never, 10],
    ['never asked, one by one', never, 1],
  ]
  const rows = []
  for (const [name, urls, atOnce] of targets) {
    const first = await timeFirst(client, urls)
    if (!atOnce) await timeRequests(urls, 1)
    const [siteBefore, databaseBefore] = [cpuOf(site.pid), cpuOf(postmaster)]
    const { perSecond, p50, p95, count } = await (atOnce ? timeEach(urls, atOnce) : timeRequests(urls))
    const cpu = (after: number, before: number) => (((after - before) * 1000) / count).toFixed(2)
    rows.push({
      name,
      'first ms': first.toFixed(0),
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
      'per second': Math.round(perSecond),
      'of bare SQL': (perSecond / bare.perSecond).toFixed(3),
      'CPU ms': `${cpu(cpuOf(site.pid), siteBefore)} + ${cpu(cpuOf(postmaster), databaseBefore)}`,
    })
  }
  return [
    ...rows,
    {
      name: 'bare SQL of 10 rows',
      'first ms': '',
      'p50 ms': bare.p50.toFixed(1),
      'p95 ms': bare.p95.toFixed(1),
      'per second': Math.round(bare.perSecond),
      'of bare SQL': '1',
      'CPU ms': '',
    },
  ]
}

/** The median answer when nothing is known yet: after a change of the catalogue everything is read and counted anew. */
async function timeFirst(client: pg.Client, urls: readonly string[]): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    await client.query('update search_state set version = version + 1')
    const began = performance.now()
    await (await fetch(urls[round % urls.length] as string)).arrayBuffer()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[2] ?? 0
}

async function idsShown(url: string): Promise<number[]> {
  const { data } = (await (await fetch(url)).json()) as { data: { list: { id: number }[] } }
  return data.list.map(({ id }) => id)
}
