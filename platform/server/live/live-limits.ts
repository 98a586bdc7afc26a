const burst = 60
const perSecond = 20

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
