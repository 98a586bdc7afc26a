import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib'
import type { DrawnText, Html } from '#platform/web/drawn-text.ts'
import { Recent } from '#platform/contract/recent.ts'
import { crcWith, sumOf, type Sum } from './crc-with.ts'
import { textsOfHead } from './document.ts'
import { withMemory } from './with-memory.ts'

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
  /** Whether it would be shorter if more time were taken. */
  quickly?: boolean
}

/** HTML in the pieces between which stands what each answer fills in. */
export interface SplitHtml {
  pieces: Piece[]
  /** Which of the marks stood after each piece, or none. */
  slots: number[]
  bytes: number
}

const options = { level: 6, finishFlush: constants.Z_SYNC_FLUSH }
/** Half of the time for a tenth more bytes. */
const quick = { ...options, level: 3 }
/** To hand less to another thread and back costs more than to compress it; quickly, that is true of any page. */
const small = 4_096
const pack = async (piece: Buffer, how = options): Promise<Piece> => ({
  deflated: ownBytes(how === quick || piece.length < small ? packHere(piece, how) : await deflate(piece, how)),
  sum: sumOf(piece),
  quickly: how === quick,
})

/** Into about as much memory as it fills: 16 kB for each piece would be most of what a page takes on its way. */
const packHere = (piece: Buffer, how: typeof options) =>
  deflateRawSync(piece, { ...how, chunkSize: Math.max(1_024, piece.length >> 2) })

const unpack = (pieces: readonly Piece[]) =>
  inflateRawSync(Buffer.concat([...pieces.map(({ deflated }) => deflated), end]))

/** What is asked for again is worth more time than its first visitor should wait. */
export async function packWell({ pieces }: SplitHtml): Promise<void> {
  for (const piece of pieces.filter(({ quickly }) => quickly)) {
    piece.quickly = false
    piece.deflated = (await pack(unpack([piece]))).deflated
  }
}

/** What is the same on many pages is compressed once. */
const packed = new Recent<Promise<Piece>>(1_000)

function packOnce(piece: Buffer): Promise<Piece> {
  // A part of a text would hold the whole of it.
  const key = hash('sha1', piece, 'base64')
  return packed.get(key) ?? packed.keep(key, pack(piece))
}

const packedDrawn = new WeakMap<DrawnText, Promise<Piece>>()
function packDrawn(drawn: DrawnText): Promise<Piece> {
  const found = packedDrawn.get(drawn) ?? pack(Buffer.from(drawn.text))
  packedDrawn.set(drawn, found)
  return found
}

/** What stands between two marks; in the head it is the same on many pages. */
interface Cut {
  texts: string[]
  inHead: boolean
  /** Which of the marks follows. */
  slot: number
}

/**
 * `texts` follow each other; the first have the head, up to its last mark. None of the marks is part of another, and none lies in two
 * texts.
 */
export async function splitHtml(texts: Html, marks: readonly string[]): Promise<SplitHtml> {
  const cuts = cutAtMarks(texts, marks)
  const pieces = await withMemory((write) =>
    Promise.all(
      cuts.map((cut) => {
        if (!('texts' in cut)) return packDrawn(cut)
        const piece = write(cut.texts)
        return cut.inHead || piece.length < small ? packOnce(piece) : pack(piece, quick)
      }),
    ),
  )
  const slots = cuts.map((cut) => ('slot' in cut ? cut.slot : noSlot))
  return { pieces, slots, bytes: pieces.reduce((all, { deflated }) => all + deflated.length, 0) }
}

const noSlot = -1

function cutAtMarks(texts: Html, marks: readonly string[]): (Cut | DrawnText)[] {
  const beginning = beginningOf(marks)
  const cuts: (Cut | DrawnText)[] = []
  let open: string[] = []
  const close = (inHead: boolean, slot: number) => {
    cuts.push({ texts: open, inHead, slot })
    open = []
  }
  for (const [index, each] of texts.entries()) {
    const text = String(each)
    if (typeof each !== 'string' && !text.includes(beginning)) {
      close(false, noSlot)
      cuts.push(each)
      continue
    }
    let [from, next] = [0, 0]
    for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, next)) {
      const slot = marks.findIndex((mark) => text.startsWith(mark, at))
      next = at + (marks[slot]?.length ?? 1)
      if (slot < 0) continue
      open.push(text.slice(from, at))
      close(index < textsOfHead, slot)
      from = next
    }
    open.push(text.slice(from))
  }
  close(false, noSlot)
  return cuts
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
export const joinHtml = (html: SplitHtml, fills: readonly string[]): Buffer => unpack(filled(html, fills))

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
