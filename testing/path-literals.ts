import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree } from 'vite'
import { to } from '#platform/contract/to.ts'
import { isInTables } from '#platform/office/records/table-calls.ts'
import type { RecordNoun } from '#platform/office/records/record.ts'
import { records } from '#site/records.ts'
import { readSource, walkSource } from './source-files.ts'

export interface PathLiteral {
  at: string
  text: string
}

const searched = '{platform,identity,catalogue,content,trade,service,site,demo,e2e}/**/*.{ts,tsx}'

/** Where an address is spelled out on purpose. */
const exceptions = [
  // The table itself, and what it must give.
  /^platform\/contract\/addresses\//,
  /^platform\/contract\/to\.test\.ts$/,
  // Calls have paths of their own.
  /(?:^|\/)contract\.ts$/,
  /^platform\/contract\/client\.test\.ts$/,
  // Addresses that others wrote: what visitors typed, stored or sent along.
  /^platform\/web\/local-path\.test\.ts$/,
  /^service\/chat\/office\/product-in\.test\.ts$/,
  /^service\/visits\/server\/channels\.test\.ts$/,
]

/** Paths of all pages below a group of `to`. */
export const pathsOf = (group: object): string[] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'file' || value === null || (typeof value !== 'object' && typeof value !== 'function')) return []
    return ['path' in value && typeof value.path === 'string' ? value.path : [], pathsOf(value)].flat()
  })

/** Of record nouns, which `to` knows by their names. */
export const recordAddresses = Object.values<RecordNoun>(records).map((record) => {
  const { at, versions, seenAt } = record
  const some = [isInTables(record) && at.import, versions && at.versions, seenAt && at.preview]
  return [at, at.edit, ...some].flatMap((address) => (address ? [{ path: address.path }] : []))
})

const paths = [...new Set(pathsOf([to, recordAddresses]))].filter((path) => path !== '/')
const beginsWithPage = new RegExp(`^(?:${paths.join('|')})(?=$|[/?#])`)

/** What several pages begin with, as in `${centre}/history`. */
const stems = new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))).filter((stem) => stem.includes('/', 1)))
const isPage = (text: string) => beginsWithPage.test(text) || stems.has(text)

/** Most files need no syntax tree. */
const worthReading = new RegExp(`['"\`}](?:${[...paths, ...stems].join('|')})|['"]/['"?#]`)

/** `/` means many things; the home page is meant where a link leads or a browser goes. */
const goes = new Set(['redirect', 'redirectDocument', 'goto', 'toHaveURL'])
const isHome = (node: ESTree.Node | null | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' && /^\/(?:$|[?#])/.test(node.value)

export function pathLiteralsIn(path: string, text: string): PathLiteral[] {
  const found: PathLiteral[] = []
  if (!worthReading.test(text)) return found
  walkSource(path, text, (line) => {
    const add = ({ start, end }: ESTree.Span) =>
      found.push({ at: `${path}:${line(start)}`, text: text.slice(start, end) })
    return {
      Literal: (node) => {
        if (typeof node.value === 'string' && isPage(node.value)) add(node)
      },
      TemplateLiteral: (node) => {
        // Also behind an origin: `${origin}/news`.
        const [first, second] = node.quasis.map(({ value }) => value.raw)
        if (beginsWithPage.test(first || (second ?? ''))) add(node)
      },
      JSXAttribute: ({ value }) => {
        if (value && isHome(value)) add(value)
      },
      Property: ({ key, value }) => {
        if (key.type === 'Identifier' && key.name === 'href' && isHome(value)) add(value)
      },
      CallExpression: ({ callee, arguments: [first] }) => {
        const name = callee.type === 'MemberExpression' ? callee.property : callee
        if (first && name.type === 'Identifier' && goes.has(name.name) && isHome(first)) add(first)
      },
    }
  })
  return found
}

/** Addresses of pages that are typed out instead of taken from `to`. */
export const pathLiterals = (): PathLiteral[] =>
  globSync(searched, { cwd: join(import.meta.dirname, '..') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !exceptions.some((exception) => exception.test(path)))
    .toSorted()
    .flatMap((path) => pathLiteralsIn(path, readSource(path)))
