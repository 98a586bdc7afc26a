import { Zip, ZipPassThrough } from 'fflate'

export interface PackedFile {
  name: string
  /** Asked for when its turn comes, so that one file at a time is held. */
  open(): Promise<AsyncIterable<Uint8Array>>
}

/** A ZIP as it comes. Nothing is compressed: documents and pictures are already. */
export async function* writeZip(files: Iterable<PackedFile>): AsyncGenerator<Buffer> {
  let ready: Buffer[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(Buffer.from(chunk))
  })
  const taken = () => {
    const all = Buffer.concat(ready)
    ready = []
    return all
  }
  for (const { name, open } of files) {
    const part = new ZipPassThrough(name)
    zip.add(part)
    for await (const bytes of await open()) {
      part.push(bytes)
      yield taken()
    }
    part.push(new Uint8Array(), true)
  }
  zip.end()
  yield taken()
}
