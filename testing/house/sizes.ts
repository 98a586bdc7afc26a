import type { Source } from './sources.ts'

interface Size {
  path: string
  lines: number
}

export interface Sizes {
  lines: number
  median: number
  p90: number
  largest: Size
  over: string[]
}

/** Lines of files; `over` lists those longer than `most`. */
export function sizesOf(sources: Source[], most: number): Sizes {
  const files = sources.map(({ path, text }): Size => ({ path, lines: text.trimEnd().split('\n').length }))
  files.sort((a, b) => a.lines - b.lines)
  const at = (share: number) => files[Math.floor((files.length - 1) * share)]?.lines ?? 0
  return {
    lines: files.reduce((sum, file) => sum + file.lines, 0),
    median: at(0.5),
    p90: at(0.9),
    largest: files.at(-1) ?? { path: '', lines: 0 },
    over: files.filter(({ lines }) => lines > most).map(({ path, lines }) => `${path}: ${lines}`),
  }
}
