import { walkSource } from '../source-files.ts'
import type { Source } from './sources.ts'

/** Functions with more lines than `most`, outer ones included; a table of data is no function. */
export function longFunctions({ path, text }: Source, most: number): string[] {
  const found: string[] = []
  walkSource(path, text, (line) => {
    const names = new Map<number, string>()
    const note = (node: { start: number; end: number; id?: { name: string } | null }) => {
      const lines = line(node.end) - line(node.start) + 1
      if (lines > most)
        found.push(`${path}:${line(node.start)} ${node.id?.name ?? names.get(node.start) ?? 'anonymous'}: ${lines}`)
    }
    return {
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && init) names.set(init.start, id.name)
      },
      Property: ({ key, value }) => {
        if (key.type === 'Identifier') names.set(value.start, key.name)
      },
      MethodDefinition: ({ key, value }) => {
        if (key.type === 'Identifier') names.set(value.start, key.name)
      },
      FunctionDeclaration: note,
      FunctionExpression: note,
      ArrowFunctionExpression: note,
    }
  })
  return found
}
