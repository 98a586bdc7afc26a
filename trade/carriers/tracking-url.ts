/** Stands for the number of a consignment. */
export const numberSlot = '{number}'

/** An address of https, so that a link to it can never run a script, with a place for the number after its host. */
export function isTrackingPattern(text: string): boolean {
  const at = text.indexOf(numberSlot)
  if (at < 0 || !URL.canParse(text)) return false
  const { protocol, host, username, password } = new URL(text)
  return protocol === 'https:' && !username && !password && at > text.indexOf(host) + host.length
}

/** Where a consignment can be followed. What was typed as its number stays one part of the address. */
export const trackingUrl = (pattern: string | null, number: string | null): string | null =>
  pattern && number && isTrackingPattern(pattern) ? pattern.replaceAll(numberSlot, encodeURIComponent(number)) : null
