import autocannon from 'autocannon'

export interface Load {
  perSecond: number
  p50: number
  /** The nearest that the load generator records to a p95. */
  p97: number
}

/** Ten connections for some seconds, on this machine only. */
export async function load(url: string, { seconds = 4, connections = 10, headers = {} } = {}): Promise<Load> {
  await autocannon({ url, connections, duration: 1, headers })
  const result = await autocannon({ url, connections, duration: seconds, headers })
  const wrong = result.non2xx + result.errors
  if (wrong > 0) throw new Error(`${url}: ${wrong} answers were no success`)
  return { perSecond: Math.round(result.requests.average), p50: result.latency.p50, p97: result.latency.p97_5 }
}

export function table(title: string, rows: Record<string, string | number>[]) {
  console.log(`\n${title}`)
  console.table(Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest])))
}
