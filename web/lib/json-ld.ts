/** What schema.org wants as whole addresses; pages write them from the root of the site. */
const addresses = new Set(['url', 'image', 'logo', 'item', 'mainEntityOfPage', '@id', 'contentUrl', 'target'])

/** Structured data with its addresses made whole. */
export function withOrigin(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string') return addresses.has(key) && value.startsWith('/') ? origin + value : value
  if (Array.isArray(value)) return value.map((each) => withOrigin(each, origin, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withOrigin(each, origin, name)]))
}
