import { parseAst, type Plugin } from 'vite'
import { emptied, emptiedOnServer, imported, neverMade, withoutMethods } from './unused-of-react.ts'

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * React for the public pages, without the parts that none of them uses (decision 280). A name that a new version does not have
 * any more, and an import that is not on the list, stop the build.
 */
export const smallReact = (): Plugin => ({
  name: 'small-react',
  apply: 'build',
  transform: {
    filter: { id: /\.(?:js|tsx?)$/ },
    handler(code, id) {
      const file = /\/node_modules\/(.*)$/.exec(id)?.[1]
      if (file === 'react-dom/cjs/react-dom-client.production.js') return { code: withoutUnused(code), map: null }
      if (file === 'react-dom/cjs/react-dom.production.js')
        return { code: onlyExports(code, imported['react-dom']), map: null }
      if (file === 'react/cjs/react.production.js') return { code: onlyExports(code, imported.react), map: null }
      const strange = file ? [] : notKept(code)
      if (strange.length > 0) this.error(`React is built without ${strange.join(', ')}: see scripts/unused-of-react.ts`)
      return undefined
    },
  },
})

/** Of React's two servers the one that draws pages as text. The other, which streams them, is as large again. */
export const textServer = 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'

/** React for the server, which needs no names for what it cannot resume and no stacks for what it cannot report. */
export const quickReact = (): Plugin => ({
  name: 'quick-react',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  transform: {
    filter: { id: /\/react-dom-server-legacy\.node\.production\.js$/ },
    handler: (code) => ({ code: withoutUnused(code, emptiedOnServer, new Set()), map: null }),
  },
})

/** What a module imports of React that is left out. */
export function notKept(code: string): string[] {
  if (!/from\s*["']react(?:-dom)?["']/.test(code)) return []
  return parseAst(code).body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return []
    const kept = (imported as Record<string, string[]>)[statement.source.value]
    const names = statement.specifiers.map((one) =>
      one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
        ? one.imported.name
        : `all of ${statement.source.value}`,
    )
    return kept ? names.filter((name) => !kept.includes(name)) : []
  })
}

/** React's own files need its internals and its version of each other. */
export function onlyExports(code: string, names: string[]): string {
  const goes = (name: string) => !names.includes(name) && !/^__(?:CLIENT|DOM)_INTERNALS|^version$/.test(name)
  const edits = parseAst(code).body.flatMap((statement): Edit[] => {
    const name = /^exports\.(\w+) =/.exec(startOf(code, statement))?.[1]
    return name && goes(name) ? [{ ...placeOf(statement), text: '' }] : []
  })
  return edited(code, edits)
}

export function withoutUnused(code: string, functions = emptied, classes = withoutMethods): string {
  const left = new Set([...Object.keys(functions), ...classes])
  const edits = parseAst(code).body.flatMap((statement): Edit[] => {
    if (statement.type === 'FunctionDeclaration' && isNode(statement.body)) {
      const name = statement.id?.name ?? ''
      if (!(name in functions)) return casesIn(code, statement.body)
      left.delete(name)
      return [{ ...placeOf(statement.body), text: functions[name] ? `{return ${functions[name]}}` : '{}' }]
    }
    const owner = /^(\w+)\.prototype\./.exec(startOf(code, statement))?.[1] ?? ''
    if (!classes.has(owner)) return []
    left.delete(owner)
    return [{ ...placeOf(statement), text: '' }]
  })
  if (left.size > 0) throw new Error(`This React has no ${[...left].join(', ')}: see scripts/unused-of-react.ts`)
  return edited(code, edits)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const isFunction = ({ type }: Node) => /Function/.test(type)

interface Branch extends Node {
  test: { value?: unknown } | null
  consequent: Node[]
}

/** Branches for kinds of work that are never made. What they declare may be used after them. */
function casesIn(code: string, body: Node): Edit[] {
  const edits: Edit[] = []
  const declared = new Set<string>()
  const visit = (node: Node) => {
    if (isFunction(node)) return
    if (node.type !== 'SwitchStatement' || !isOfKind(code, node)) return partsOf(node).forEach(visit)
    // Whether what stands above goes on into the next branch.
    let reached = false
    for (const branch of node.cases as Branch[]) {
      const [first] = branch.consequent
      const unused = neverMade.has(branch.test?.value as number)
      if (unused) edits.push({ ...placeOf(branch), ...(reached && first && { end: first.start }), text: '' })
      if (unused && !reached) namesIn(branch, declared)
      else {
        branch.consequent.forEach(visit)
        reached = !first || !leaves(branch.consequent.at(-1))
      }
    }
  }
  visit(body)
  if (declared.size > 0)
    edits.push({ start: body.start + 1, end: body.start + 1, text: `var ${[...declared].join()};` })
  return edits
}

const isOfKind = (code: string, { discriminant }: Node) =>
  isNode(discriminant) && code.slice(discriminant.start, discriminant.end).endsWith('.tag')

function leaves(last: Node | undefined): boolean {
  if (last?.type === 'BlockStatement') return leaves((last.body as Node[]).at(-1))
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(last?.type ?? '')
}

/** What `var` declares within; functions have their own. */
function namesIn(node: Node, names: Set<string>) {
  if (node.type === 'VariableDeclarator') names.add((node.id as Node & { name: string }).name)
  if (!isFunction(node)) partsOf(node).forEach((part) => namesIn(part, names))
}

const placeOf = ({ start, end }: Pick<Node, 'start' | 'end'>) => ({ start, end })
const startOf = (code: string, { start }: Pick<Node, 'start'>) => code.slice(start, start + 100)

/** From the end, so that places before stay true. */
const edited = (code: string, edits: Edit[]) =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
