/** Does what nobody waits for, once the page has nothing else to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work)
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(work, 500)
  return () => clearTimeout(handle)
}
