import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pendingCalls, pendingPages } from '#testing/pending.ts'
import { expect, test } from './journey.ts'

// It lies beside the checkout, not in it.
const check = process.env['SPEC_CHECK'] ?? join(import.meta.dirname, '../../shared/acceptance/spec-check.mjs')

/** What a failure is about: a call, a page, or something that has no name in the lists. */
function subjectOf(failure: string): string | undefined {
  const call = /^(?:GET|POST) [^ :]+(?=:)/.exec(failure)?.[0]
  if (call) return call
  const path = /^\/[^ ?:[]*/.exec(failure)?.[0]
  return path?.endsWith('/999999999') ? `GET ${path.replace('999999999', '{id}')}` : path
}

test('the site does what the specification says, but for what is still pending', async ({ baseURL }) => {
  test.skip(!existsSync(check), 'the specification does not lie beside the checkout')
  test.setTimeout(180_000)
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, [check, baseURL ?? ''], (_, stdout, stderr) => resolve(stdout + stderr)),
  )
  expect(output).toMatch(/^\d+ passed, \d+ failed$/m)
  const failures = output.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
  const failed = new Set(failures.map(subjectOf))
  const pending = [...pendingCalls, ...pendingPages]
  expect(failures.filter((failure) => !pending.includes(subjectOf(failure) ?? ''))).toEqual([])
  expect(
    pending.filter((name) => !failed.has(name)),
    'pending, but served',
  ).toEqual([])
})
