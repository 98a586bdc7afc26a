import { ask } from './ask.ts'

/** As every browser asks. */
export const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' }

type Headers = Record<string, string>

/** Answers a second to ten connections, on this machine only, once they have been given for a second. */
export async function load(url: string, headers: Headers = {}): Promise<number> {
  await loadFor(1, url, headers)
  return (await loadFor(2, url, headers)).perSecond
}

export async function loadFor(seconds: number, url: string, headers: Headers) {
  const { origin } = new URL(url)
  const began = performance.now()
  const isOver = () => performance.now() - began > seconds * 1000
  let answers = 0
  await ask(origin, [url.slice(origin.length)], { connections: 10, headers, isOver }, (status) => {
    if (status !== 200) throw new Error(`${url}: status ${status}`)
    answers++
  })
  return { answers, perSecond: (answers * 1000) / (performance.now() - began) }
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
