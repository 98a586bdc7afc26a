import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that says: the last one. */
const end = Buffer.from([1, 0, 0, 0xff, 0xff])

/** HTML in the pieces between which the nonce of each answer stands. */
export interface SplitHtml {
  pieces: Buffer[]
  /** Each piece compressed for itself, so that they may follow each other with other bytes between. */
  deflated: Buffer[]
  bytes: number
}

export async function splitHtml(html: string, nonce: string): Promise<SplitHtml> {
  const pieces = html.split(nonce).map((piece) => Buffer.from(piece))
  const deflated = await Promise.all(
    pieces.map((piece) => deflate(piece, { level: 7, finishFlush: constants.Z_SYNC_FLUSH })),
  )
  return { pieces, deflated, bytes: [...pieces, ...deflated].reduce((sum, { length }) => sum + length, 0) }
}

const between = (pieces: Buffer[], separator: Buffer): Buffer[] =>
  pieces.flatMap((piece, at) => (at === 0 ? [piece] : [separator, piece]))

export const joinHtml = ({ pieces }: SplitHtml, nonce: string): Buffer =>
  Buffer.concat(between(pieces, Buffer.from(nonce)))

/** One gzip stream of the whole. Nothing is compressed here: the nonce goes in as a stored block. */
export function gzipHtml({ pieces, deflated }: SplitHtml, nonce: string): Buffer {
  const plain = Buffer.from(nonce)
  const stored = Buffer.alloc(5 + plain.length)
  stored.writeUInt16LE(plain.length, 1)
  stored.writeUInt16LE(plain.length ^ 0xffff, 3)
  plain.copy(stored, 5)

  const all = between(pieces, plain)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(
    all.reduce((sum, piece) => crc32(piece, sum), 0),
    0,
  )
  trailer.writeUInt32LE(
    all.reduce((sum, { length }) => sum + length, 0),
    4,
  )
  return Buffer.concat([header, ...between(deflated, stored), end, trailer])
}
