import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Text files of the client build also lie there compressed, so that serving one costs nothing. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  async writeBundle({ dir = '' }) {
    const files = (await readdir(dir, { recursive: true })).filter((name) => /\.(js|css|svg)$/.test(name))
    await Promise.all(
      files.map(async (name) => {
        const content = await readFile(join(dir, name))
        await writeFile(join(dir, `${name}.br`), await brotli(content))
        await writeFile(join(dir, `${name}.gz`), await zip(content))
      }),
    )
  },
})
