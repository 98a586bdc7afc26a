import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { serveMetrics } from '#platform/server/api/metrics.ts'
import { statusMetrics } from '#site/status/server/status-metrics.ts'
import { testApp } from '#testing/test-app.ts'

const { app, db, config, request } = await testApp()
const { server, registry } = await serveMetrics(app, db, 0, '127.0.0.1')
afterAll(() => server.close())
statusMetrics(registry, { db, config, sockets: () => 4 })
const text = await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text()

/** By name, with those that a histogram is made of; whether a process answers at all only the collector knows. */
const served = new Set(['up'])
for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
  for (const part of type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']) served.add(name + part)

/** The metrics of a question: neither functions nor labels nor words of the language. */
function namesIn(question: string): string[] {
  const bare = question
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
  return [...bare.matchAll(/\b[a-z_][\w:]*\b(?!\s*\()/gi)].map(([name]) => name)
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('pages are timed like calls', async () => {
  const timed = async () =>
    Number(
      /http_request_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)/.exec(
        await registry.metrics(),
      )?.[1] ?? 0,
    )
  const before = await timed()
  await request(to.help())
  expect(await timed()).toBe(before + 1)
})

test('names of metrics are found in a question', () => {
  expect(namesIn('sum by (le) (rate(a_bucket{x="b"}[5m])) / c_d > 0.01')).toEqual(['a_bucket', 'c_d'])
})

test('the dashboard asks only for what is served', () => {
  const { panels } = JSON.parse(read('grafana/dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
  const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)))
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((name) => !served.has(name))).toEqual([])
})

test('the alerts ask only for what is served', () => {
  const questions = [...read('prometheus/alerts.yml').matchAll(/^ +expr: (?:\|\n((?: {10}.*\n)+)|(.+)\n)/gm)]
  const asked = questions.flatMap(([, long, short]) => namesIn(long ?? short ?? ''))
  expect(questions.length).toBe(read('prometheus/alerts.yml').match(/- alert:/g)?.length)
  expect(asked.filter((name) => !served.has(name))).toEqual([])
})

test('figures of the site and of the process are served, and none for what does not apply', () => {
  expect(text).toMatch(/^status_state\{fact="processes"\} 2$/m)
  expect(text).toMatch(/^status_database_writable\{fact="database"\} 1$/m)
  expect(text).toMatch(/^pool_most 5$/m)
  expect(text).toMatch(/^sockets_open 4$/m)
  expect(text).not.toMatch(/^status_certificate_days[ {]/m)
})
