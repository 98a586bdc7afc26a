import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const signs = [...'abcdefghijklmnopqrstuvwxyz0123456789']
const letters = signs.slice(0, 26).map((letter) => letter.toUpperCase())
const signed = (number: number): string =>
  (number < signs.length ? '' : signed(Math.floor(number / signs.length) - 1)) + signs[number % signs.length]

const files = globSync('*/**/*.module.css', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})
  .map((file) => join(root, file))
  .toSorted()

/** Classes and movements. */
export const namesIn = (css: string) => [...new Set(css.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g))]

/**
 * What a class of a style file is called in a build: a capital and a sign for its file, then its number there. Names are in every
 * page, style and script, and none of the site's own begins with a capital. Server and browsers are built apart and must agree, so
 * names follow from the sources alone.
 */
export function shortName(name: string, file: string, css: string): string {
  const number = files.indexOf(file)
  const own = namesIn(css).indexOf(name)
  if (number < 0 || own < 0) throw new Error(`There is no ${name} in ${file}.`)
  return `${letters[number % letters.length]}${signs[Math.floor(number / letters.length)]}${signed(own)}`
}
