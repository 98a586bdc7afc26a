export interface ByteReader {
  /** So many bytes; fewer where the source ends. */
  take(count: number): Promise<Buffer>
}

export function readerOf(source: AsyncIterable<Uint8Array>): ByteReader {
  const iterator = source[Symbol.asyncIterator]()
  let held: Uint8Array = Buffer.alloc(0)
  return {
    async take(count) {
      const parts: Uint8Array[] = []
      for (let left = count; left > 0;) {
        if (held.length === 0) {
          const next = await iterator.next()
          if (next.done) break
          held = next.value
        }
        const part = held.subarray(0, left)
        held = held.subarray(part.length)
        parts.push(part)
        left -= part.length
      }
      return Buffer.concat(parts)
    },
  }
}
