import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rendered } from '#web/lib/visit.ts'

export interface PageAssets {
  /** To be run, in this order. */
  scripts: string[]
  style: string
  preloads: string[]
  fonts: string[]
  inlineScripts: string[]
}

export interface Assets {
  of(page: Pick<Rendered, 'modules'>): PageAssets | Promise<PageAssets>
}

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

export const noAssets: Assets = {
  of: () => ({ scripts: [], style: '', preloads: [], fonts: [], inlineScripts: [] }),
}

/** What the client build made: which files a page needs is known before its first byte leaves. */
export async function builtAssets(clientDir: string, source: string, base = '/'): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const entry = manifest[source]
  if (!entry) throw new Error('The client build has no entry.')
  const styles = Object.values(manifest).filter((chunk) => chunk.file.endsWith('.css'))
  const style = (await Promise.all(styles.map(({ file }) => readFile(join(clientDir, file), 'utf8')))).join('')
  const fonts = [...new Set(style.match(/\/fonts\/[\w.-]+\.woff2/g))]

  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    chunk.imports?.forEach((next) => withImports(next, seen))
    return seen
  }
  const address = (file: string) => base + file
  // What the entry needs comes before it.
  const scripts = [...withImports(source)].toReversed()
  const known = new Map<string, PageAssets>()
  return {
    of({ modules }) {
      const key = modules.join()
      let assets = known.get(key)
      if (!assets) {
        const files = new Set([source, ...modules].flatMap((name) => [...withImports(name)]))
        const preloads = [...files].filter((file) => !scripts.includes(file))
        assets = {
          scripts: scripts.map(address),
          style,
          preloads: preloads.map(address),
          fonts,
          inlineScripts: [],
        }
        known.set(key, assets)
      }
      return assets
    },
  }
}
