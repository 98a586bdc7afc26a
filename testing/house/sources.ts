import { ownAreas, readSource, sourceFiles } from '../source-files.ts'

export interface Source {
  path: string
  text: string
}

const isText = (path: string) => /\b(en-US|zh-CN)\.ts$/.test(path)

/** The product without demonstration and tests: its code, its styles and what its texts are named by. */
export function readSources() {
  const all = sourceFiles(`${ownAreas}/**/*.{ts,tsx,css}`).map((path) => ({ path, text: readSource(path) }))
  return {
    all,
    code: all.filter(({ path }) => !isText(path)),
    scripts: all.filter(({ path }) => !path.endsWith('.css')),
    styles: all.filter(({ path }) => path.endsWith('.css')),
  }
}
