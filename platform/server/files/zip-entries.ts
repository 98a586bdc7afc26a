const endSign = 0x06054b50
const entrySign = 0x02014b50
const mostEntries = 5_000

export interface ZipEntry {
  name: string
  /** 0 is stored, 8 is deflated. */
  method: number
  packedSize: number
  /** As the directory says, which may be a lie. */
  size: number
  /** Where its own head begins, which its bytes follow. */
  at: number
}

/** What a zip's directory lists; nothing for what is no zip or lists more than any document has. Nothing is unpacked. */
export function zipEntries(bytes: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x04034b50) return entries
  const end = findEnd(bytes)
  if (end === undefined) return entries
  let at = bytes.readUInt32LE(end + 16)
  while (at + 46 <= end && bytes.readUInt32LE(at) === entrySign) {
    if (entries.length === mostEntries) return []
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** The record at the end, before which only a comment of at most 64 kB may stand. */
function findEnd(bytes: Buffer): number | undefined {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--)
    if (bytes.readUInt32LE(at) === endSign) return at
  return undefined
}
