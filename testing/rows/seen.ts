/** What was seen of a value: its kinds, and those of its parts. */
export interface Seen {
  /** `null`, `number`, `string`, `boolean`, `bytes`, `array`, `object` */
  kinds: string[]
  /** How many objects were seen, and in how many of them each property was. */
  objects: number
  properties: Record<string, { times: number; value: Seen }>
  items?: Seen
}

export const nothingSeen = (): Seen => ({ kinds: [], objects: 0, properties: {} })

function add(seen: Seen, kind: string) {
  if (!seen.kinds.includes(kind)) seen.kinds.push(kind)
}

export function look(seen: Seen, value: unknown) {
  if (value === null) add(seen, 'null')
  else if (Buffer.isBuffer(value)) add(seen, 'bytes')
  else if (Array.isArray(value)) {
    add(seen, 'array')
    seen.items ??= nothingSeen()
    for (const item of value) look(seen.items, item)
  } else if (typeof value === 'object') {
    add(seen, 'object')
    seen.objects += 1
    for (const [name, part] of Object.entries(value)) look(property(seen, name, 1), part)
  } else add(seen, typeof value)
}

function property(seen: Seen, name: string, times: number): Seen {
  const known = (seen.properties[name] ??= { times: 0, value: nothingSeen() })
  known.times += times
  return known.value
}

/** Adds what another process saw. */
export function merge(seen: Seen, other: Seen) {
  for (const kind of other.kinds) add(seen, kind)
  seen.objects += other.objects
  for (const [name, { times, value }] of Object.entries(other.properties)) merge(property(seen, name, times), value)
  if (other.items) merge((seen.items ??= nothingSeen()), other.items)
}

const kindsByType = new Map([
  ...[20, 21, 23, 700, 701].map((oid) => [oid, 'number'] as const),
  ...[18, 19, 25, 1042, 1043, 1082, 1114, 1184, 1700, 2950].map((oid) => [oid, 'string'] as const),
  [16, 'boolean'],
])

/** Columns of a result, which are there even when no row is. */
export function lookAtColumns(seen: Seen, columns: readonly { name: string; dataTypeID: number }[]) {
  for (const { name, dataTypeID } of columns) {
    const kind = kindsByType.get(dataTypeID)
    const column = property(seen, name, 0)
    if (kind) add(column, kind)
  }
}

/** What is known under the key, else what is made for it. */
export function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
