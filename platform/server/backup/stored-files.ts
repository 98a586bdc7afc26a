import { buffer } from 'node:stream/consumers'
import type { Storage } from '../storage/storage.ts'
import { untar, type Entry } from './tar.ts'

/**
 * All files, those that come while `meanwhile` is done after it: a file never changes, so none is missing that was there
 * at any moment of it.
 */
export async function* storedFiles(storage: Storage, meanwhile: () => Promise<void>): AsyncGenerator<Entry> {
  const known = new Set<string>()
  for (const wait of [meanwhile, undefined]) {
    for await (const key of storage.keys()) {
      const file = known.has(key) ? undefined : await storage.open(key)
      if (file) yield { name: key, size: file.size, content: file.stream }
      known.add(key)
    }
    await wait?.()
  }
}

/** Answers how many there are. */
export async function storeFiles(archive: AsyncIterable<Uint8Array>, storage: Storage): Promise<number> {
  let count = 0
  for await (const { name, content } of untar(archive)) {
    await storage.put(name, await buffer(content), 'application/octet-stream')
    count += 1
  }
  return count
}
