const burst = 60
const perSecond = 20
const mostPerAddress = 100

/** Whether one more command may come over a socket: a burst at once, then a steady flow. */
export function createAllowance(now: () => number = () => performance.now()) {
  let left = burst
  let since = now()
  return () => {
    const at = now()
    left = Math.min(burst, left + ((at - since) / 1000) * perSecond)
    since = at
    if (left < 1) return false
    left -= 1
    return true
  }
}

/** Sockets that are open from one address, up to a limit. */
export function countByAddress() {
  const counts = new Map<string, number>()
  return {
    enter(ip: string): boolean {
      const now = counts.get(ip) ?? 0
      if (now < mostPerAddress) counts.set(ip, now + 1)
      return now < mostPerAddress
    },
    leave(ip: string) {
      const left = (counts.get(ip) ?? 0) - 1
      if (left > 0) counts.set(ip, left)
      else counts.delete(ip)
    },
  }
}
