import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Storage } from './storage.ts'

/** Where files of a data folder lie, beside the database. */
export const fileFolders = ['media', 'private']

/** Files below a folder of this machine, readable by the site's own account only. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => resolve(root, safe(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Under another name until it is whole: nobody ever reads half a file.
      const part = `${path}.${randomBytes(6).toString('hex')}.part`
      await writeFile(part, bytes, { flag: 'wx', mode: 0o600 })
      await rename(part, path)
    },
    async open(key) {
      try {
        const file = await open(pathOf(key))
        return { stream: file.createReadStream(), size: (await file.stat()).size }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *keys() {
      for (const name of fileFolders) {
        const entries = await readdir(join(root, name), { recursive: true, withFileTypes: true }).catch(ignoreNone)
        for (const entry of entries)
          if (entry.isFile() && !entry.name.endsWith('.part'))
            yield relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
      }
    },
  }
}

function ignoreNone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Keys are ours, but a mistake in one must not reach another folder. */
function safe(key: string): string {
  if (!/^(?:[\w-]+\/)+[\w-]+\.\w+$/.test(key)) throw new Error(`${key} is no key of a stored file.`)
  return key
}
