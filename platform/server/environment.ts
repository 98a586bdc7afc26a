import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ConfigProblem } from './config.ts'

/** What is set, on top of the file `.env` of the working directory: a variable that is set counts before the file. */
export const environmentHere = (folder = process.cwd(), set: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...fileVariables(join(folder, '.env')),
  ...set,
})

function fileVariables(path: string): NodeJS.Dict<string> {
  const text = textOf(path)
  if (text === undefined) return {}
  const line = malformedLine(text)
  // The line itself is not repeated: it may hold a password.
  if (line) throw new ConfigProblem(`${path} is not valid: line ${line} is not of the form NAME=value.`)
  return parseEnv(text)
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\ufeff/, '')
      .replaceAll('\r\n', '\n')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new ConfigProblem(`${path} cannot be read (${code}).`)
  }
}

const blank = /[ \t]*(?:#[^\n]*)?(?:\n|$)/y
// A value in quotes may span lines; any other ends with its line.
const assignment =
  /[ \t]*(?:export[ \t]+)?[A-Za-z_]\w*[ \t]*=[ \t]*(?:(?:"[^"]*"|'[^']*'|`[^`]*`)[ \t]*(?:#[^\n]*)?|[^"'`\n][^\n]*)?(?:\n|$)/y

/** Node skips a line that it does not understand, and with it a setting: the number of the first such line. */
function malformedLine(text: string): number | undefined {
  for (let at = 0; at < text.length;) {
    const next = [blank, assignment].map((form) => endOf(form, text, at)).find((end) => end > at)
    if (next === undefined) return text.slice(0, at).split('\n').length
    at = next
  }
  return undefined
}

function endOf(form: RegExp, text: string, at: number): number {
  form.lastIndex = at
  return form.test(text) ? form.lastIndex : 0
}
