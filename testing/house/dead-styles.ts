import { importsOf } from './source-imports.ts'
import type { Source } from './sources.ts'
import { literalsOf } from './string-literals.ts'

const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '')
const globals = /:global\(([^)]*)\)/g

/** Class names in the selectors of a sheet; those in `:global(…)` belong to others. */
export function classesOf(css: string): Set<string> {
  const selectors = [...withoutComments(css).matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => selector)
  const own = selectors.filter((selector) => !selector.trim().startsWith('@')).join(' ')
  return new Set([...own.replaceAll(globals, ' ').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''))
}

const sheetNames = (text: string, sheet: string) => {
  const file = sheet.slice(sheet.lastIndexOf('/') + 1).replaceAll('.', String.raw`\.`)
  return [...text.matchAll(new RegExp(`import (\\w+) from '[^']*/${file}'`, 'g'))].map(([, name]) => name ?? '')
}

/** Whether a file that imports a sheet names a class of it: `styles.row`, or `styles[look]` beside the word `'row'`. */
function isNamed(name: string, sheet: string, { path, text }: Source): boolean {
  return sheetNames(text, sheet).some((styles) => {
    if (new RegExp(String.raw`\b${styles}\??\.${name}(?![\w-])`).test(text)) return true
    return new RegExp(String.raw`\b${styles}\[`).test(text) && literalsOf({ path, text }).strings.has(name)
  })
}

function deadInModule({ path: sheet, text }: Source, users: Source[]): string[] {
  return [...classesOf(text)].filter((name) => !users.some((user) => isNamed(name, sheet, user)))
}

function deadInGlobal({ text }: Source, words: Set<string>): string[] {
  return [...classesOf(text)].filter((name) => !words.has(name))
}

/** Words in the strings of a file, markup that is written as text included. */
function wordsOf(script: Source): string[] {
  const { strings, templates } = literalsOf(script)
  return [...strings, ...templates.flat()].flatMap((text) => text.split(/[^\w-]+/))
}

/** Classes of the sheets that no element has. */
export function deadStyles(sheets: Source[], scripts: Source[]): string[] {
  const users = new Map<string, Source[]>()
  for (const script of scripts)
    for (const { to } of importsOf(script.path, script.text))
      if (to.endsWith('.css')) users.set(to, [...(users.get(to) ?? []), script])
  const words = new Set(scripts.flatMap(wordsOf))
  return sheets.flatMap((sheet) => {
    const isModule = sheet.path.endsWith('.module.css')
    const dead = isModule ? deadInModule(sheet, users.get(sheet.path) ?? []) : deadInGlobal(sheet, words)
    return dead.map((name) => `${sheet.path} .${name}`)
  })
}
