/** Ids of products, as `int4send` writes them. */
export function* idsIn(packed: Buffer): Generator<number> {
  for (let at = 0; at < packed.length; at += 4) yield packed.readInt32BE(at)
}

/** An id with two ends, as `float8send` writes them. */
export function* triplesIn(packed: Buffer): Generator<[id: number, low: number, high: number]> {
  for (let at = 0; at < packed.length; at += 20)
    yield [packed.readInt32BE(at), packed.readDoubleBE(at + 4), packed.readDoubleBE(at + 12)]
}
