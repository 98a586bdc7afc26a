import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib'
import { crcWith, sumOf, type Sum } from './crc-with.ts'

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

/** Compressed for itself, so that others may follow it with other bytes between; and what is to be known of the whole. */
interface Piece {
  deflated: Buffer
  sum: Sum
}

/** HTML in the pieces between which stands what each answer fills in. */
export interface SplitHtml {
  pieces: Piece[]
  /** Which of the marks stood after each piece. */
  slots: number[]
  bytes: number
}

const options = { level: 6, finishFlush: constants.Z_SYNC_FLUSH }
/** To hand less to another thread and back costs more than to compress it. */
const small = 4_096
const pack = async (piece: Buffer): Promise<Piece> => ({
  deflated: ownBytes(piece.length < small ? deflateRawSync(piece, options) : await deflate(piece, options)),
  sum: sumOf(piece),
})

/** Styles and scripts are the same on every page of a kind, so they are compressed once; the one not used for longest goes. */
const packed = new Map<string, Promise<Piece>>()
const mostPacked = 500
const endOfStyle = Buffer.from('</style>')

function packOnce(piece: Buffer): Promise<Piece> {
  if (piece.length >= small && !piece.includes(endOfStyle)) return pack(piece)
  // A part of a text would hold the whole of it.
  const key = hash('sha1', piece, 'base64')
  const found = packed.get(key) ?? pack(piece)
  packed.delete(key)
  packed.set(key, found)
  if (packed.size > mostPacked) packed.delete(packed.keys().next().value ?? '')
  return found
}

/** `texts` follow each other. None of the marks is part of another, and none lies in two texts. */
export async function splitHtml(texts: readonly string[], marks: readonly string[]): Promise<SplitHtml> {
  const beginning = beginningOf(marks)
  const [plain, slots]: [Buffer[], number[]] = [[], []]
  let open: Buffer[] = []
  for (const html of texts) {
    let [from, next] = [0, 0]
    for (let at = html.indexOf(beginning); at >= 0; at = html.indexOf(beginning, next)) {
      const slot = marks.findIndex((mark) => html.startsWith(mark, at))
      next = at + (marks[slot]?.length ?? 1)
      if (slot < 0) continue
      plain.push(Buffer.concat([...open, Buffer.from(html.slice(from, at))]))
      slots.push(slot)
      open = []
      from = next
    }
    open.push(Buffer.from(html.slice(from)))
  }
  plain.push(Buffer.concat(open))
  const pieces = await Promise.all(plain.map(packOnce))
  return { pieces, slots, bytes: pieces.reduce((all, { deflated }) => all + deflated.length, 0) }
}

/** What all of them begin with: one search finds any. */
function beginningOf([first = '', ...others]: readonly string[]): string {
  const differs = [...first].findIndex((sign, at) => others.some((other) => other[at] !== sign))
  return differs < 0 ? first : first.slice(0, differs)
}

/** Stored as it is: nothing is compressed for one answer. */
function asPiece(fill: string): Piece {
  const plain = Buffer.from(fill)
  const deflated = Buffer.alloc(5 + plain.length)
  deflated.writeUInt16LE(plain.length, 1)
  deflated.writeUInt16LE(plain.length ^ 0xffff, 3)
  plain.copy(deflated, 5)
  return { deflated, sum: sumOf(plain) }
}

/** `fills` are in the order of the marks. */
function filled({ pieces, slots }: SplitHtml, fills: readonly string[]): Piece[] {
  const between = fills.map(asPiece)
  return pieces.flatMap((piece, at) => {
    const fill = between[slots[at] ?? -1]
    return fill ? [piece, fill] : [piece]
  })
}

/** Few ask for it as it is. */
export const joinHtml = (html: SplitHtml, fills: readonly string[]): Buffer =>
  inflateRawSync(Buffer.concat([...filled(html, fills).map(({ deflated }) => deflated), end]))

/** One gzip stream of the whole. */
export function gzipHtml(html: SplitHtml, fills: readonly string[]): Buffer {
  const pieces = filled(html, fills)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(
    pieces.reduce((crc, { sum }) => crcWith(crc, sum), 0),
    0,
  )
  trailer.writeUInt32LE(
    pieces.reduce((all, { sum }) => all + sum.length, 0),
    4,
  )
  return Buffer.concat([header, ...pieces.map(({ deflated }) => deflated), end, trailer])
}
