import { expect, test } from 'vitest'
import { refusalKey, type RefusalName, refusals } from '#platform/contract/errors.ts'
import { specTest } from '#testing/spec-lists.ts'
import { isPlainKey, translatorFor } from '#platform/texts/catalogues.ts'

const t = translatorFor('en-US')

test('every refusal has a text that needs no values', () => {
  for (const name of Object.keys(refusals) as RefusalName[]) expect(isPlainKey(refusalKey(name)), name).toBe(true)
})

test('no two refusals share a code', () => {
  const codes = Object.values(refusals).map(({ code }) => code)
  expect(new Set<number>(codes).size).toBe(codes.length)
})

const refusalOfCode = (code: number) =>
  (Object.keys(refusals) as RefusalName[]).find((name) => refusals[name].code === code)

const textOfCode = (code: number) => {
  const name = refusalOfCode(code)
  return name && t(refusalKey(name))
}

specTest('business codes have the texts of the specification and travel in a 200', ({ errors }) => {
  for (const [code, text] of Object.entries(errors.codes)) {
    expect(textOfCode(Number(code)), code).toBe(text)
    expect(refusals[refusalOfCode(Number(code)) ?? 'FAILED'].status).toBe(200)
  }
})

specTest('HTTP statuses have the texts of the specification', ({ errors }) => {
  const { other, none, ...statuses } = errors.http
  for (const [status, text] of Object.entries(statuses)) {
    expect(textOfCode(Number(status)), status).toBe(text)
    expect(refusals[refusalOfCode(Number(status)) ?? 'ERROR'].status).toBe(Number(status))
  }
  expect(t('errors.connectionError', { status: 'status' })).toBe(other)
  expect(t('errors.noConnection')).toBe(none)
  expect(t('errors.systemError')).toBe(errors.fallbackMessage)
})

specTest('error pages have the texts of the specification', ({ errors }) => {
  expect({
    '404': t('errors.pageLost'),
    other: t('errors.pageFailed'),
    unknownPageOrLocale: t('errors.pageUnknown'),
  }).toEqual(errors.page)
  expect(t('errors.EMAIL_TAKEN')).toBe(errors.form['emailTaken'])
})
