import { crc32 } from 'node:zlib'

/** What is to be known of bytes to tell the CRC of a whole that they are part of. */
export interface Sum {
  crc: number
  length: number
  /** What a CRC is multiplied by when so many bytes follow. */
  shift: number
}

// A CRC is a remainder of polynomials over two elements; the highest bit belongs to the lowest power.
const [one, ofByte, modulus] = [0x80000000, 0x00800000, 0xedb88320]

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 31; bit >= 0; bit--) {
    if ((a >>> bit) & 1) product ^= b
    b = b & 1 ? (b >>> 1) ^ modulus : b >>> 1
  }
  return product >>> 0
}

function shiftBy(bytes: number): number {
  let [shift, power] = [one, ofByte]
  for (let left = bytes; left > 0; left >>>= 1) {
    if (left & 1) shift = times(shift, power)
    power = times(power, power)
  }
  return shift
}

export const sumOf = (bytes: Buffer): Sum => ({
  crc: crc32(bytes),
  length: bytes.length,
  shift: shiftBy(bytes.length),
})

/** The CRC of what came before and of these bytes, without looking at any of them. */
export const crcWith = (before: number, { crc, shift }: Sum): number => (times(before, shift) ^ crc) >>> 0
