import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { specTest } from '#testing/spec-lists.ts'
import { devPages, pages, redirects } from './routes.ts'

const all = [...pages, ...devPages]

describe('the table of pages', () => {
  test('has no address twice', () => {
    const paths = [...all.map(({ path }) => path), ...Object.keys(redirects)]
    expect(paths).toEqual([...new Set(paths)])
  })

  test.each(all)('$path has its files', ({ page }) => {
    expect(existsSync(page.file ?? ''), page.file).toBe(true)
  })

  test('lets only members below /customer', () => {
    for (const { path, access } of pages) if (path.startsWith('/customer')) expect(access, path).toBe('customer')
  })
})

specTest('every page of the specification is in the table, with its layout and access', ({ routes }) => {
  const wanted = routes.routes.map(({ path, layout, auth, redirect }) =>
    redirect ? { path, redirect } : { path, layout, access: auth === 'open' ? undefined : auth },
  )
  const found = wanted.map(({ path }) => {
    const entry = pages.find((page) => page.path === path)
    return entry ? { path, layout: entry.layout, access: entry.access } : { path, redirect: redirects[path] }
  })
  expect(found).toEqual(wanted)
})
