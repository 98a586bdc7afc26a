/** What this browser keeps under a name; undefined where that is nothing, or nothing that can be read. */
export function readKept<Value>(key: string): Value | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Every window that shows it follows. */
export function writeKept(key: string, value: unknown) {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
  // The browser notifies the other windows only.
  dispatchEvent(new Event('storage'))
}

export function onKept(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
