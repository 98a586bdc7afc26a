import { to } from '#platform/contract/to.ts'
import { ratio, type Report } from './report.ts'
import type { Site } from './site.ts'

const page = to.news()
const parallel = 50

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** One request after the other, as a single reader would notice it. */
async function read(origin: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const start = performance.now()
    await (await fetch(origin + page)).text()
    times.push(performance.now() - start)
  }
  return times
}

/** Strangers with addresses of their own, so that neither captcha nor budget spares the site the work. */
async function signIns(origin: string, seconds: number): Promise<number> {
  let made = 0
  const attempt = async (stranger: number) => {
    for (const end = performance.now() + seconds * 1000; performance.now() < end; made++)
      await fetch(`${origin}/api/customer/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${stranger}.${made % 250}` },
        body: JSON.stringify({ account: `stranger${stranger}-${made}@example.com`, password: 'not it' }),
      })
  }
  await Promise.all(Array.from({ length: parallel }, (_, stranger) => attempt(stranger)))
  return made
}

/** What a reader of pages notices of many people signing in. */
export async function benchSignIn(report: Report, { origin }: Site, seconds = 4) {
  await read(origin, 1)
  const alone = p95(await read(origin, seconds))
  const [beside] = await Promise.all([read(origin, seconds), signIns(origin, seconds)])
  report.noted(`page ${page} beside ${parallel} parallel sign-ins, p95, of the page alone`, p95(beside) / alone, ratio)
}
