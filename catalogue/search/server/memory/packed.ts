/** Calls back for each id of a product, as `int4send` writes them. */
export function eachId(packed: Buffer, take: (id: number) => void): void {
  for (let at = 0; at < packed.length; at += 4) take(packed.readInt32BE(at))
}

/** The same for ids with two ends, as `float8send` writes them. */
export function eachSpan(packed: Buffer, take: (id: number, low: number, high: number) => void): void {
  for (let at = 0; at < packed.length; at += 20)
    take(packed.readInt32BE(at), packed.readDoubleBE(at + 4), packed.readDoubleBE(at + 12))
}
