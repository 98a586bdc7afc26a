import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** In memory of its own: what zlib answers holds the 16 kB that it wrote into, however little it is. */
export function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that says: the last one. */
const end = Buffer.from([1, 0, 0, 0xff, 0xff])

/** HTML in the pieces between which stands what each answer fills in. */
export interface SplitHtml {
  pieces: Buffer[]
  /** Which of the marks stood after each piece. */
  slots: number[]
  /** Each piece compressed for itself, so that they may follow each other with other bytes between. */
  deflated: Buffer[]
  bytes: number
}

/** The piece with the styles is the same on every page of a kind, so it is compressed once. */
const styles = new Map<string, Promise<Buffer>>()
const mostKinds = 500
const options = { level: 6, finishFlush: constants.Z_SYNC_FLUSH }
/** To hand less to another thread and back costs more than to compress it. */
const small = 4_096
const pack = async (piece: Buffer) =>
  ownBytes(piece.length < small ? deflateRawSync(piece, options) : await deflate(piece, options))

function packOnce(text: string, piece: Buffer): Promise<Buffer> {
  if (!text.includes('</style>')) return pack(piece)
  const packed = styles.get(text) ?? pack(piece)
  if (styles.size < mostKinds) styles.set(text, packed)
  return packed
}

/** The marks are such that none is part of another, and nothing in them means anything in a pattern. */
export async function splitHtml(html: string, marks: readonly string[]): Promise<SplitHtml> {
  const parts = html.split(new RegExp(`(${marks.join('|')})`))
  const texts = parts.filter((_, at) => at % 2 === 0)
  const pieces = texts.map((text) => Buffer.from(text))
  const slots = parts.filter((_, at) => at % 2 === 1).map((mark) => marks.indexOf(mark))
  const deflated = await Promise.all(pieces.map((piece, at) => packOnce(texts[at] ?? '', piece)))
  return { pieces, slots, deflated, bytes: [...pieces, ...deflated].reduce((sum, { length }) => sum + length, 0) }
}

const between = (pieces: Buffer[], slots: number[], fills: Buffer[]): Buffer[] =>
  pieces.flatMap((piece, at) => [piece, fills[slots[at] ?? -1] ?? Buffer.alloc(0)])

/** `fills` are in the order of the marks. */
export const joinHtml = ({ pieces, slots }: SplitHtml, fills: readonly string[]): Buffer =>
  Buffer.concat(
    between(
      pieces,
      slots,
      fills.map((fill) => Buffer.from(fill)),
    ),
  )

function storedBlock(plain: Buffer): Buffer {
  const stored = Buffer.alloc(5 + plain.length)
  stored.writeUInt16LE(plain.length, 1)
  stored.writeUInt16LE(plain.length ^ 0xffff, 3)
  plain.copy(stored, 5)
  return stored
}

/** One gzip stream of the whole. Nothing is compressed here: what is filled in goes in as stored blocks. */
export function gzipHtml({ pieces, slots, deflated }: SplitHtml, fills: readonly string[]): Buffer {
  const plain = fills.map((fill) => Buffer.from(fill))
  const all = between(pieces, slots, plain)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(
    all.reduce((sum, piece) => crc32(piece, sum), 0),
    0,
  )
  trailer.writeUInt32LE(
    all.reduce((sum, { length }) => sum + length, 0),
    4,
  )
  return Buffer.concat([header, ...between(deflated, slots, plain.map(storedBlock)), end, trailer])
}
