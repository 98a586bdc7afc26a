import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { uploadLimits } from '#platform/contract/upload-rules.ts'
import { acceptFile } from './accept-file.ts'
import { unpacksWithin } from './unpacked-size.ts'

const zipped = (parts: Record<string, Uint8Array>) => Buffer.from(zipSync(parts, { level: 9 }))
const workbook = (sheet: Uint8Array) =>
  zipped({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/s.xml': sheet })

/** The same file whose directory says that every part is this large. */
function claiming(bytes: Buffer, size: number): Buffer {
  const lying = Buffer.from(bytes)
  for (let at = lying.indexOf('PK\x01\x02'); at >= 0; at = lying.indexOf('PK\x01\x02', at + 4))
    lying.writeUInt32LE(size, at + 24)
  return lying
}

test('what is packed counts by all of its parts together', async () => {
  const zip = zipped({ a: new Uint8Array(600), b: new Uint8Array(400) })
  expect([await unpacksWithin(zip, 1_000), await unpacksWithin(zip, 999)]).toEqual([true, false])
})

test('a directory that lies about sizes changes nothing', async () => {
  const zip = claiming(zipped({ a: new Uint8Array(1_000_000) }), 1)
  expect([await unpacksWithin(zip, 1_000_000), await unpacksWithin(zip, 999_999)]).toEqual([true, false])
})

test('parts that share their bytes count each', async () => {
  const zip = zipped({ a: new Uint8Array(1_000), b: new Uint8Array(1_000) })
  const second = zip.lastIndexOf('PK\x01\x02')
  zip.writeUInt32LE(0, second + 42)
  expect([await unpacksWithin(zip, 2_000), await unpacksWithin(zip, 1_999)]).toEqual([true, false])
})

test('what is damaged, or packed in a way that documents are not, does not fit', async () => {
  const damaged = zipped({ a: strToU8('some text that is packed, some text that is packed') })
  damaged.fill(0xff, 31, 40)
  const strange = zipped({ a: new Uint8Array(10) })
  strange.writeUInt16LE(12, strange.lastIndexOf('PK\x01\x02') + 10)
  const elsewhere = zipped({ a: new Uint8Array(10) })
  elsewhere.writeUInt32LE(4_000_000_000, elsewhere.lastIndexOf('PK\x01\x02') + 42)
  for (const zip of [damaged, strange, elsewhere]) expect(await unpacksWithin(zip, 1_000)).toBe(false)
})

test('a small workbook that unpacks to more than the limit is refused', async () => {
  const small = workbook(strToU8('<sheet/>'))
  expect(await acceptFile('a.xlsx', small, 'attachment')).toMatchObject({ extension: 'xlsx' })
  await expect(acceptFile('a.xlsx', claiming(small, uploadLimits.unpackedBytes), 'attachment')).rejects.toMatchObject({
    fields: { file: 'uploads.unpacksTooLarge' },
  })
})
