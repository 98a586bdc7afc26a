import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { asBrowsers, load } from './load.ts'
import { ratio, type Report } from './report.ts'
import { newFolder } from './site.ts'
import type { Stage } from './stage.ts'

const base = '/api/common/product'
const plain = { 'accept-encoding': 'identity' }

interface Call {
  name: string
  path: string
  /** Where the bare handler reads the same rows. */
  bare: string
}

/** Calls as guests make them, made anew and from memory, beside a bare handler and the same bytes as a file. */
export async function benchAnswers(report: Report, stage: Stage) {
  const kept = await stage.open({}, ['--only=web'])
  const anew = await stage.open({ PAGE_CACHE_MB: '0' }, ['--only=web'])
  const calls = await callsOf(kept.origin)
  const folder = await newFolder('files')
  for (const { name, path } of calls) {
    const bytes = Buffer.from(await (await fetch(kept.origin + path, { headers: plain })).arrayBuffer())
    await writeFile(join(folder, `${name}.json`), bytes)
    await writeFile(join(folder, `${name}.json.br`), brotliCompressSync(bytes))
  }
  const bare = await openBare(stage.url, folder)
  try {
    for (const { name, path, bare: rows } of calls) {
      const reference = await load(bare.origin + rows, plain)
      const [made, found] = [await load(anew.origin + path, plain), await load(kept.origin + path, plain)]
      report.atLeast(`API ${name}, made anew, of a bare handler with the same rows`, made / reference, 0.6, ratio)
      report.atLeast(`API ${name}, as it is kept, of that handler`, found / reference, 0.6, ratio)
      for (const [kind, headers] of Object.entries({ plain, brotli: asBrowsers })) {
        const file = await load(`${bare.origin}/static/${name}.json`, headers)
        const share = (await load(kept.origin + path, headers)) / file
        report.atLeast(`API ${name}, kept, ${kind}, of the same bytes as a file`, share, 0.4, ratio)
      }
    }
  } finally {
    bare.stop()
    await kept.stop()
    await anew.stop()
    await rm(folder, { recursive: true })
  }
}

async function callsOf(origin: string): Promise<Call[]> {
  const list = `${base}/list?key=PP&limit=20`
  const answer = (await (await fetch(origin + list)).json()) as { data: { list: { id: number }[] } }
  const ids = answer.data.list.map(({ id }) => id)
  const bare = `/list?ids=${ids.join()}`
  return [
    { name: 'list', path: list, bare },
    { name: 'search', path: `${base}/search?key=PP&limit=20`, bare },
    { name: 'detail', path: `${base}/detail/${ids[0]}`, bare: `/detail/${ids[0]}` },
  ]
}

async function openBare(url: string, folder: string) {
  const child = fork(join(import.meta.dirname, 'bare.ts'), [url, folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [origin] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The bare handler did not start.'))),
  ])) as [string]
  return { origin, stop: () => child.kill() }
}
