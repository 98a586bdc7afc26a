import { readerOf } from './byte-reader.ts'

const block = 512
const [longestName, largestFile] = [100, 8 * 1024 ** 3]
const atOnce = 1024 * 1024

/** A file of an archive, or a folder where the name ends with a slash. */
export interface Entry {
  name: string
  size: number
  content: AsyncIterable<Uint8Array>
}

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

function headerOf({ name, size }: Entry): Buffer {
  if (Buffer.byteLength(name) > longestName || size >= largestFile) throw new Error(`${name} fits in no archive.`)
  const isFolder = name.endsWith('/')
  const header = Buffer.alloc(block)
  header.write(name)
  header.write(octal(isFolder ? 0o700 : 0o600, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(Math.floor(Date.now() / 1000), 12), 136)
  header.write(' '.repeat(8), 148)
  header.write(isFolder ? '5' : '0', 156)
  header.write('ustar\x0000', 257)
  header.write(octal(sumOf(header), 7), 148)
  return header
}

const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0)

/** An archive that the program `tar` reads too. */
export async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry)
    let left = entry.size
    for await (const chunk of entry.content) {
      // What has grown since is not waited for.
      if (chunk.length > 0 && left > 0) yield chunk.subarray(0, left)
      left = Math.max(0, left - chunk.length)
    }
    // What has shrunk since is filled up, as pg_basebackup does: the log knows better.
    for (; left > 0; left -= Math.min(left, atOnce)) yield Buffer.alloc(Math.min(left, atOnce))
    yield Buffer.alloc(-entry.size & (block - 1))
  }
  yield Buffer.alloc(2 * block)
}

/** The entries of an archive of ours; the content of each is read before the next one. */
export async function* untar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reader = readerOf(source)
  for (;;) {
    const header = await reader.take(block)
    if (header.length < block) throw new Error('The archive ends too early.')
    if (header[0] === 0) break
    const name = header.toString('utf8', 0, header.indexOf(0))
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
    if (/(?:^|\/)\.\.?(?:\/|$)|^\//.test(name)) throw new Error(`${name} is no name within a folder.`)
    const content = (async function* () {
      for (let left = size; left > 0;) {
        const chunk = await reader.take(Math.min(left, atOnce))
        if (chunk.length === 0) throw new Error('The archive ends too early.')
        left -= chunk.length
        yield chunk
      }
    })()
    yield { name, size, content }
    for await (const _ of content);
    await reader.take(-size & (block - 1))
  }
  // To the end, where its sum is compared.
  while ((await reader.take(atOnce)).length > 0);
}
