import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ownNouns } from '#platform/office/audit/contract.ts'
import { addressOf } from '#platform/office/address-of.ts'
import { records } from '../records.ts'
import { adminEntryAt, adminPages } from './routes.ts'

describe('the table of the back office', () => {
  test('has no address and no key twice', () => {
    const paths = adminPages.map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)])
    const keys = adminPages.flatMap(({ key }) => key ?? [])
    expect(keys).toEqual([...new Set(keys)])
    // The keys of lists and of the help.
    for (const key of keys) expect('gjkxn/?').not.toContain(key)
  })

  test.each(adminPages)(
    '$path has its files, and a permission behind the door',
    ({ path, page, layout, permission }) => {
      expect(existsSync(page.file ?? ''), page.file).toBe(true)
      expect(path).toMatch(/^\/admin(?:\/|$)/)
      expect(Boolean(permission)).toBe(layout === 'desk')
    },
  )

  test.each([...ownNouns, ...Object.values(records).map(({ noun }) => noun)])('%s has a page', (noun) => {
    const { pathname } = new URL(addressOf(noun, '1'), 'http://local.invalid')
    expect(adminEntryAt(pathname)).toBeDefined()
  })
})
