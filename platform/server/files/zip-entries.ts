const endSign = 0x06054b50
const entrySign = 0x02014b50
const mostEntries = 5_000

/** The names in a zip's directory; empty for what is no zip. Nothing is unpacked. */
export function zipEntries(bytes: Buffer): Set<string> {
  const names = new Set<string>()
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x04034b50) return names
  const end = findEnd(bytes)
  if (end === undefined) return names
  let at = bytes.readUInt32LE(end + 16)
  while (names.size < mostEntries && at + 46 <= end && bytes.readUInt32LE(at) === entrySign) {
    const nameLength = bytes.readUInt16LE(at + 28)
    names.add(bytes.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names
}

/** The record at the end, before which only a comment of at most 64 kB may stand. */
function findEnd(bytes: Buffer): number | undefined {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--)
    if (bytes.readUInt32LE(at) === endSign) return at
  return undefined
}
