import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/**
 * The first sheet of a workbook; a formula counts by its last value. It is unpacked here, within a limit, and handed on
 * stored: the reader would start a worker for large parts, which the page's policy forbids.
 */
export async function readXlsx(bytes: Uint8Array, mostUnpacked = 30 * 1024 * 1024): Promise<string[][]> {
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false
      unpacked += originalSize
      if (unpacked > mostUnpacked) throw new RangeError('The workbook is larger than it may be.')
      return true
    },
  })
  const stored = zipSync(parts, { level: 0 })
  const rows = await readSheet(stored.slice().buffer, { parseNumber: plainNumber })
  return rows.map((row) => row.map(textOf))
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

/** A sheet stores 0.1 + 0.2 with all its digits, and large numbers as 1.0E7. */
function plainNumber(text: string): string {
  return /^-?\d+(?:\.\d{12,}|(?:\.\d+)?[eE][+-]?\d+)$/.test(text) ? String(Number(Number(text).toPrecision(12))) : text
}
