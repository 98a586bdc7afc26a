import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'

// The lists of the specification lie beside the checkout, not in it; without them these tests are skipped.
const folder = process.env['SPEC_DIR'] ?? join(import.meta.dirname, '../../shared/spec')

type Words = Record<string, string>
/** A wire number → word table with optional lists beside it, a word → number table, or words numbered by position. */
export type SpecEnum = Record<string, string | number | number[]> | string[]

interface SpecCall {
  method: string
  path: string
  auth: 'open' | 'customer'
  area: string
  reads?: string[]
  query?: string[]
  body?: string[]
}

interface SpecRoute {
  path: string
  layout: string
  auth: 'open' | 'guest' | 'customer'
  redirect?: string
}

export interface SpecLists {
  errors: {
    success: number
    fallbackMessage: string
    codes: Words
    http: Words
    page: Words
    form: Words
    formRequired: string[]
  }
  enums: Record<string, SpecEnum>
  constants: Record<string, unknown>
  calls: { calls: SpecCall[] }
  routes: { routes: SpecRoute[] }
}

const read = <Name extends keyof SpecLists>(name: Name) =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as SpecLists[Name]

export const specLists: SpecLists | undefined = existsSync(join(folder, 'calls.json'))
  ? {
      errors: read('errors'),
      enums: read('enums'),
      constants: read('constants'),
      calls: read('calls'),
      routes: read('routes'),
    }
  : undefined

/** A test that gets the lists, skipped where they are absent. */
export const specTest = (sentence: string, check: (spec: SpecLists) => void | Promise<void>) =>
  test.skipIf(specLists === undefined)(sentence, async () => {
    if (specLists) await check(specLists)
  })
