import type { Readable } from 'node:stream'

export interface StoredFile {
  stream: Readable
  size: number
}

/** Where uploaded files live. Keys are made by us and look like `private/3f…e1.pdf`; a file never changes. */
export interface Storage {
  put(key: string, bytes: Buffer, type: string): Promise<void>
  open(key: string): Promise<StoredFile | undefined>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** The keys of all files. */
  keys(): AsyncIterable<string>
}
