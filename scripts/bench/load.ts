import autocannon from 'autocannon'

export interface Load {
  perSecond: number
  /** All that were answered, the first second too. */
  answers: number
}

/** As every browser asks. */
export const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' }

/** Ten connections for some seconds, on this machine only. */
export async function load(url: string, { seconds = 2, connections = 10, headers = {} } = {}): Promise<Load> {
  const warm = await autocannon({ url, connections, duration: 1, headers })
  const result = await autocannon({ url, connections, duration: seconds, headers })
  const wrong = result.non2xx + result.errors
  if (wrong > 0) throw new Error(`${url}: ${wrong} answers were no success`)
  return { perSecond: result.requests.average, answers: warm['2xx'] + result['2xx'] }
}

/** Markdown, which documentation takes as it is. */
export function table(title: string, rows: readonly Record<string, string | number>[]) {
  const names = Object.keys(rows[0] ?? {})
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const lines = [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
  ]
  console.log(`\n${title}\n\n${lines.join('\n')}`)
}
