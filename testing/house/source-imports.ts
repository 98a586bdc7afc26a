import { posix } from 'node:path'
import { walkSource } from '../source-files.ts'

export interface Import {
  from: string
  to: string
}

/** Where an import of ours leads, or nothing for a package. */
function resolved(from: string, to: string): string | undefined {
  const path = to.split('?')[0] ?? to
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : undefined
}

function writtenImports(path: string, text: string): string[] {
  if (path.endsWith('.css'))
    return [...text.matchAll(/(?:@import(?:\s+url\()?|composes:[^;]+from)\s*['"]([^'"]+)/g)].map(([, to]) => to ?? '')
  const found: string[] = []
  const note = (node: { type: string } | null | undefined) => {
    if (node?.type === 'Literal') found.push(String((node as unknown as { value: unknown }).value))
  }
  walkSource(path, text, () => ({
    ImportDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note(source),
    TSImportType: ({ source }) => note(source),
  }))
  return found
}

/** Imports between files of ours; types and styles count. */
export const importsOf = (path: string, text: string): Import[] =>
  writtenImports(path, text).flatMap((written) => {
    const to = resolved(path, written)
    return to === undefined ? [] : [{ from: path, to }]
  })
