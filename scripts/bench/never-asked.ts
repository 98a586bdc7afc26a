import { setTimeout as sleep } from 'node:timers/promises'
import { cpuOf } from './cpu-time.ts'
import { milliseconds, type Report } from './report.ts'
import { withCatalogue } from './catalogue.ts'
import { address, newSearches } from './search-questions.ts'
import { timeEach } from './timing.ts'

const targets = { 100_000: 60, 1_000_000: 150 }

const named = (size: string) => `never-asked searches at ${Number(size).toLocaleString('en')} products, p95`

/** Only where a folder holds such a catalogue: making a million takes eight minutes. */
export async function benchNeverAsked(report: Report, folders: ReadonlyMap<string, string>) {
  for (const [size, most] of Object.entries(targets)) {
    const folder = folders.get(size)
    if (!folder) report.notAsked(named(size), `at most ${most} ms`, `--catalogue ${size}=FOLDER`)
    else
      await withCatalogue(Number(size), folder, async ({ site, client }) => {
        await settled(site.pid)
        const asked = (await newSearches(client)).map((each) =>
          address(`${site.origin}/api/common/product/search`, each),
        )
        const { p95 } = await timeEach(asked, 1)
        report.atMost(named(size), p95, most, milliseconds)
      })
  }
}

/** A site that has just started reads its products into memory. */
async function settled(pid: number) {
  for (let before = cpuOf(pid), quiet = 0; quiet < 3;) {
    await sleep(1_000)
    const now = cpuOf(pid)
    quiet = now - before < 0.1 ? quiet + 1 : 0
    before = now
  }
}
