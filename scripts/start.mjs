import { giveUp, seconds } from './run.mjs'
import { serve } from './serve.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

const times = []

async function timed(name, part) {
  const began = performance.now()
  await part()
  const took = Math.round(performance.now() - began)
  times.push([name, took])
  console.log(`  ${name} took ${seconds(took)}`)
}

await timed('install', () => ensureInstalled({ dev: false }))
await timed('build', async () => {
  const { code, output } = await ensureBuilt()
  if (code !== 0) giveUp('The build failed.', output)
})

serve(['dist/server/main.js', '--demo', ...process.argv.slice(2)], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  START_TIMES: JSON.stringify(times),
})
