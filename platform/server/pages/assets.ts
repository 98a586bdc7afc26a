import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DrawnText } from '#platform/web/drawn-text.ts'
import type { Drawing } from '#platform/web/visit.ts'

export interface PageAssets {
  /** To be run, in this order. */
  scripts: string[]
  /** One object for all pages of the same files: it is packed once. */
  style: DrawnText
  /** The files whose styles those are. */
  styleFiles: string[]
  preloads: string[]
  fonts: string[]
  inlineScripts: string[]
}

export interface Assets {
  of(page: Pick<Drawing, 'modules'>): PageAssets | Promise<PageAssets>
}

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

export const noStyle = new DrawnText('')

export const noAssets: Assets = {
  of: () => ({ scripts: [], style: noStyle, styleFiles: [], preloads: [], fonts: [], inlineScripts: [] }),
}

/** What the client build made: which files a page needs is known before its first byte leaves. */
export async function builtAssets(clientDir: string, source: string, base = '/'): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const entry = manifest[source]
  if (!entry) throw new Error('The client build has no entry.')
  /** A file after all that it is built on: scripts run and styles count in that order. */
  const withImports = (name: string, seen = new Set<Chunk>()): Set<Chunk> => {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk)) return seen
    chunk.imports?.forEach((next) => withImports(next, seen))
    return seen.add(chunk)
  }
  const styleTexts = new Map(
    await Promise.all(
      Object.values(manifest)
        .flatMap(({ css = [] }) => css)
        .map(async (file) => [file, await readFile(join(clientDir, file), 'utf8')] as const),
    ),
  )
  const address = (file: string) => base + file
  const scripts = [...withImports(source)].map(({ file }) => file)
  const known = new Map<string, PageAssets>()
  return {
    of({ modules }) {
      const key = modules.join()
      let assets = known.get(key)
      if (!assets) {
        const chunks = new Set([source, ...modules].flatMap((name) => [...withImports(name)]))
        const styleFiles = [...chunks].flatMap(({ css = [] }) => css)
        const style = styleFiles.map((file) => styleTexts.get(file)).join('')
        const preloads = [...chunks].map(({ file }) => file).filter((file) => !scripts.includes(file))
        assets = {
          scripts: scripts.map(address),
          style: new DrawnText(style),
          styleFiles: styleFiles.map(address),
          preloads: preloads.map(address),
          fonts: [...new Set(style.match(/\/fonts\/[\w.-]+\.woff2/g))],
          inlineScripts: [],
        }
        known.set(key, assets)
      }
      return assets
    },
  }
}
