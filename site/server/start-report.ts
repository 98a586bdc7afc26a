import type { Config } from '#platform/server/config.ts'

/** Times of the parts of a start, as the person at the terminal sees them. */
export function stopwatch(before: [string, number][]) {
  const parts = [...before]
  let last = performance.now()
  return {
    parts,
    mark(name: string) {
      const now = performance.now()
      parts.push([name, Math.round(now - last)])
      last = now
    },
  }
}

const address = ({ host, port }: Config) => `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`

export function announce(config: Config, { parts }: { parts: [string, number][] }) {
  const total = parts.reduce((sum, [, ms]) => sum + ms, 0)
  const lines = [
    '',
    `PolyHarbor is open at ${address(config)}`,
    '',
    ...parts.map(([name, ms]) => `  ${name.padEnd(12)} ${seconds(ms)}`),
    `  ${'total'.padEnd(12)} ${seconds(total)}`,
  ]
  if (config.demo)
    lines.push(
      '',
      'Demo accounts, password Polyharbor1!',
      '  buyers     buyer@example.com (English)  buyer2@example.com (Chinese)',
      '  operators  admin@example.com  catalogue@example.com  content@example.com  sales@example.com  service@example.com',
      `             at ${address(config)}/admin`,
    )
  console.log(lines.join('\n') + '\n')
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`
