import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { zipEntries, type ZipEntry } from './zip-entries.ts'

/**
 * Whether all that a zip holds fits, by what really comes out of it. Pieces are counted and dropped, and counting ends at
 * the limit. Damaged parts do not fit.
 */
export async function unpacksWithin(bytes: Buffer, most: number): Promise<boolean> {
  const entries = zipEntries(bytes)
  // What admits to be too large need not be unpacked at all.
  if (entries.reduce((sum, { size }) => sum + size, 0) > most) return false
  let left = most
  for (const entry of entries) {
    left -= await sizeOf(bytes, entry, left)
    if (left < 0) return false
  }
  return true
}

async function sizeOf(bytes: Buffer, { at, method, packedSize }: ZipEntry, most: number): Promise<number> {
  if (at + 30 > bytes.length) return Infinity
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  if (method === 0) return packedSize
  return method === 8 ? inflatedSize(bytes.subarray(start, start + packedSize), most) : Infinity
}

async function inflatedSize(packed: Buffer, most: number): Promise<number> {
  let size = 0
  const pieces: AsyncIterable<Buffer> = Readable.from([packed]).pipe(createInflateRaw())
  try {
    for await (const piece of pieces) {
      size += piece.length
      if (size > most) break
    }
  } catch {
    return Infinity
  }
  return size
}
