import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type VisitorObject } from 'vite'

const root = join(import.meta.dirname, '..')

/** The product itself, without demonstration and tests. */
export const ownAreas = '{platform,identity,catalogue,content,trade,service,site}'

/** Paths of the product's own source, without its tests. */
export const sourceFiles = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .toSorted()

export const readSource = (path: string) => readFileSync(join(root, path), 'utf8')

/** Walks the syntax tree of a text; `line` tells where a node stands. */
export function walkSource(path: string, text: string, visitor: (line: (at: number) => number) => VisitorObject) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  new Visitor(visitor((at) => text.slice(0, at).split('\n').length)).visit(program)
}
