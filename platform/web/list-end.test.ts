import { describe, expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { aDeskSession, aLabel, aPerson } from '#testing/back-office.ts'
import { aLetter, aMember, aNewsGroup, aNewsItem, aSession } from '#testing/factories.ts'
import { testApp } from '#testing/test-app.ts'
import { goodsForSale } from '#testing/trading.ts'
import { backToList } from './list-end.ts'

const { db, request } = await testApp()

const page = { list: [], page: 9, limit: 10, totalCount: 42 }
const goesTo = (data: unknown, search = '?key=PP&page=9') => backToList(data, new URL(`http://site/list${search}`))?.to

describe('an address beyond the end of its list', () => {
  test.each([
    ['that is all that was found', page],
    ['beside other things', { groups: [], found: page }],
    ['within what a part of the page found', { shop: { id: 1 }, data: { found: page, names: {} } }],
  ])('leads to the last page of a list %s', (_, data) => expect(goesTo(data)).toBe('/list?key=PP&page=5'))

  test('ends where pages no longer show anything', () => {
    expect(goesTo({ ...page, totalCount: 50_000, reach: 30 })).toBe('/list?key=PP&page=3')
  })

  test.each([
    ['on its last page', { ...page, totalCount: 90 }, undefined],
    ['without entries', { ...page, totalCount: 0 }, undefined],
    ['that was only counted', { ...page, limit: 0 }, undefined],
    ['that the address does not turn', { ...page, page: 6 }, undefined],
    ['of an address without a page', page, '?key=PP'],
  ])('is not that of a list %s', (_, data, search) => expect(goesTo(data, search)).toBeUndefined())
})

describe('beyond the last page, a reader comes to it', () => {
  const at = async (url: string, cookie = '') => {
    const { statusCode, headers } = await request({ url, headers: { cookie: `lang=en-US; ${cookie}` } })
    return [statusCode, headers.location]
  }

  test('on the public site', async () => {
    const { id } = await aNewsGroup(db)
    for (let n = 0; n < 12; n++) await aNewsItem(db, { groupId: id })
    expect(await at(to.news({ groupId: id, page: 99 }))).toEqual([302, to.news({ groupId: id, page: 2 })])
    expect(await at(to.news({ groupId: id, page: 2 }))).toEqual([200, undefined])
  })

  test('in a search within a shop', async () => {
    const { shopId } = await goodsForSale(db)
    expect(await at(to.shopProducts(shopId, { page: 7 }))).toEqual([302, to.shopProducts(shopId, { page: 1 })])
  })

  test('of their own letters, after deleting all of the last page', async () => {
    const member = await aMember(db)
    for (let n = 0; n < 10; n++) await aLetter(db, member)
    const { id } = await aLetter(db, member)
    const url = to.letters({ page: 2 })
    const { statusCode, headers } = await request({
      method: 'POST',
      url,
      headers: {
        cookie: `token=${await aSession(db, member)}`,
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `ids=${id}&intent=delete`,
    })
    expect([statusCode, headers.location]).toEqual([302, url.replace('page=2', 'page=1')])
  })

  test('in the back office', async () => {
    for (let n = 0; n < 3; n++) await aLabel(db)
    const cookie = `officeToken=${await aDeskSession(db, await aPerson(db))}`
    const [status, location] = await at(to.office.listOf('labels', { limit: 2, sort: 'products', page: 999 }), cookie)
    expect([status, location]).toEqual([
      302,
      expect.stringMatching(/^\/admin\/labels\?limit=2&sort=products&page=\d+$/),
    ])
    expect(await at(String(location), cookie)).toEqual([200, undefined])
  })
})
