export interface Sample {
  resident: number
  heap: number
  requests: number
}

const MB = 1024 * 1024
const average = (values: number[]) => values.reduce((all, each) => all + each, 0) / values.length
/** The figure without labels or the sum over all of its labels. */
const figure = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce((all, [, n]) => all + Number(n), 0)

/** What the process says of itself at the port of its figures. */
export async function readMemory(origin: string): Promise<Sample> {
  const text = await (await fetch(origin)).text()
  return {
    resident: figure(text, 'process_resident_memory_bytes') / MB,
    heap: figure(text, 'nodejs_heap_size_used_bytes') / MB,
    requests: figure(text, 'http_request_seconds_count'),
  }
}

/** Of many samples in a minute: the mean of what is resident, and the least heap, which is what remains after collecting. */
export const minuteOf = (samples: Sample[]) => ({
  resident: average(samples.map(({ resident }) => resident)),
  heap: Math.min(...samples.map(({ heap }) => heap)),
  requests: (samples.at(-1)?.requests ?? 0) - (samples[0]?.requests ?? 0),
})

/** The last quarter as a multiple of the first one; about 1 when nothing is kept for good. */
export function growth(minutes: Sample[]) {
  const quarter = Math.max(1, Math.floor(minutes.length / 4))
  const [first, last] = [minutes.slice(0, quarter), minutes.slice(-quarter)]
  const ratio = (of: (minute: Sample) => number) => average(last.map(of)) / average(first.map(of))
  return { resident: ratio(({ resident }) => resident), heap: ratio(({ heap }) => heap) }
}
