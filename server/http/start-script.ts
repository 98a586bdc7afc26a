/** A page that never tells of its first paint starts all the same. */
const longestWait = 1_000

/**
 * Asks for a page's scripts once it is on the screen: until then its words and pictures have the line and the processor to
 * themselves. Each runs in a turn of its own, so that a tap in between is answered. A page in the background is not
 * painted, and starts at once.
 */
export const startScript = (scripts: readonly string[], preloads: readonly string[], nonce: string) => `let started
const preload = (href) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce: '${nonce}', href }))
const start = async () => {
  if (started) return
  started = true
  for (const href of ${JSON.stringify([...scripts, ...preloads])}) setTimeout(preload, 0, href)
  for (const script of ${JSON.stringify(scripts)}) await import(script)
}
if (document.hidden) start()
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
setTimeout(start, ${longestWait})`
