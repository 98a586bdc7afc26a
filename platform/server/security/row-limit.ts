const mostOfName = 600
const mostOfVisitor = 60

/** Whether one more row may be written this minute: strangers decide how many events there are, not how large a table is. */
export function createRowLimit(now: () => number = Date.now) {
  let minute = 0
  const counts = new Map<string, number>()
  const count = (key: string) => {
    const sum = (counts.get(key) ?? 0) + 1
    counts.set(key, sum)
    return sum
  }
  return (name: string, ip: string | undefined) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) counts.clear()
    minute = current
    return count(name) <= mostOfName && (ip === undefined || count(`${name} ${ip}`) <= mostOfVisitor)
  }
}
