import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import type { PageEntry } from '#platform/web/page-entry.ts'
import { guard } from './guard.ts'
import type { Redirect } from './outcome.ts'
import type { Menu, Visit } from './visit.ts'

const node = (url: string | null, list: Menu['menuList'][number]['list'] = []) => ({
  id: 1,
  name: '',
  nameEn: '',
  url,
  list,
})
const menu: Menu = {
  menuList: [node(null, [{ ...node('/customer/listed'), list: [] }]), node('/customer/top')],
  permissions: [],
}

const entry = (path: string, wishes: Partial<PageEntry> = {}): PageEntry => ({
  path,
  layout: 'common',
  page: () => Promise.reject(new Error('not opened')),
  title: 'layout.home',
  ...wishes,
})

/** Where the guard sends the visitor, or `here`. */
async function goesTo(page: PageEntry, signedIn: boolean, search = '') {
  const url = new URL(`https://site.example${page.path}${search}`)
  const visit = { signedIn, url, menu: () => Promise.resolve(menu) } as Visit
  return guard(page, visit).then(
    () => 'here',
    (elsewhere: Redirect) => elsewhere.to,
  )
}

const member = (path: string, common?: true) => entry(path, { access: 'customer', common })

describe('a visitor', () => {
  test('sees open and guest pages', async () => {
    expect(await goesTo(entry(to.news()), false)).toBe('here')
    expect(await goesTo(entry(to.signIn(), { access: 'guest' }), false)).toBe('here')
  })

  test('is asked to sign in for a members page, and comes back to the same address', async () => {
    expect(await goesTo(member('/customer/listed'), false, '?page=2&q=a b')).toBe(
      to.signIn('/customer/listed?page=2&q=a%20b'),
    )
  })
})

describe('a member', () => {
  test.each([
    [entry(to.news()), 'here'],
    [entry(to.signIn(), { access: 'guest' }), to.customerHome()],
    [member(to.customerHome()), 'here'],
    [member('/customer/listed'), 'here'],
    [member('/customer/top'), 'here'],
    [member('/customer/unlisted', true), 'here'],
    [member('/customer/unlisted'), to.lost()],
  ])('at $path', async (page, place) => expect(await goesTo(page, true)).toBe(place))
})
