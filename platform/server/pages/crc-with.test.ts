import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crcWith, sumOf } from './crc-with.ts'

test('the CRC of a whole is told by its parts, whatever they are', () =>
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 3_000 })), (parts) => {
      const buffers = parts.map((part) => Buffer.from(part))
      const told = buffers.reduce((crc, part) => crcWith(crc, sumOf(part)), 0)
      expect(told).toBe(crc32(Buffer.concat(buffers)))
    }),
  ))

test('and of long ones', () => {
  const [a, b] = [Buffer.alloc(70_001, 'a'), Buffer.alloc(1_048_577, '熔指')]
  expect(crcWith(crc32(a), sumOf(b))).toBe(crc32(Buffer.concat([a, b])))
})
