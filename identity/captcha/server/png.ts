import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A picture in sixteen greys as a PNG: few bytes for much noise. Values run from 0, black, to 1, white. */
export function pngOf(pixels: Float32Array, width: number): Uint8Array<ArrayBuffer> {
  const height = pixels.length / width
  const rowBytes = width / 2 + 1
  const rows = Buffer.alloc(rowBytes * height)
  pixels.forEach((value, index) => {
    const grey = Math.max(0, Math.min(15, Math.round(value * 15)))
    const [x, y] = [index % width, Math.floor(index / width)]
    // The first byte of a row names its filter: none.
    const at = y * rowBytes + 1 + (x >> 1)
    rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? grey << 4 : grey)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 4
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([signature, ...chunks]))
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
