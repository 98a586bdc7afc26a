import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const making = new Map<string, Promise<Buffer>>()

/** A file of the folder, made when it is asked for the first time. Its elders, whose names start alike, make room. */
export async function keepFile(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
  elders: RegExp,
): Promise<Buffer> {
  const path = join(folder, name)
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  const known = making.get(path)
  if (known) return known
  const made = create()
  making.set(path, made)
  return made.finally(() => making.delete(path))

  async function create() {
    const bytes = await make()
    await mkdir(folder, { recursive: true })
    // Under its name only when it is whole: another process may be reading.
    const draft = join(folder, `${name}.${process.pid}.draft`)
    await writeFile(draft, bytes)
    await rename(draft, path)
    for (const other of await readdir(folder))
      if (other !== name && elders.test(other)) await rm(join(folder, other), { force: true })
    return bytes
  }
}
