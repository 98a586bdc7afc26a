import { expect, test } from 'vitest'
import { pageHeader } from '#platform/contract/constants.ts'
import { to } from '#platform/contract/to.ts'
import { aSession } from '#testing/factories.ts'
import { anAgreement, aCompanyBuyer } from '#testing/prices.ts'
import { testApp } from '#testing/test-app.ts'
import { goodsForSale, yuan } from '#testing/trading.ts'

const site = await testApp({ config: { pageCacheBytes: 8_000_000 } })
const { db, request } = site

test('the price of a company is on its own pages, and never on those of another company or of visitors', async () => {
  const [one, other] = [await aCompanyBuyer(site), await aCompanyBuyer(site)]
  const { id: productId, model } = await goodsForSale(db, { price: yuan(11_111) })
  await anAgreement(site, one.id, { productId, price: 8_765 })
  await anAgreement(site, other.id, { productId, price: 7_654 })
  const cookies = [one, other].map(async ({ member }) => `token=${await aSession(db, member)}`)
  const [ofOne = '', ofOther = ''] = await Promise.all(cookies)
  const prices = ['11,111', '8,765', '7,654']
  // As a document and as the data that a browser asks for; whichever currency is read.
  let asked = 0
  const shown = async (url: string, cookie = '') => {
    const [currency, part] = [asked % 2 ? 'CNY' : 'USD', asked % 3 ? undefined : 'root']
    asked++
    const headers = { cookie: `${cookie}; currency=${currency}`, ...(part && { [pageHeader]: part }) }
    const body = (await request({ url, headers })).body.replaceAll(/"perTonneMinor":(\d+)(\d{3})00\b/g, '$1,$2')
    expect(body).toContain(model)
    return prices.map((price) => body.includes(price))
  }
  const pages = [
    to.product(productId),
    `${to.search()}?key=${model}`,
    `${to.search()}?key=${model}&view=table`,
    to.compare({ ids: [productId] }),
  ]
  // In turns, so that each page is kept, or begun, by somebody else each time.
  for (const url of [...pages, ...pages]) {
    const seen = await Promise.all([shown(url), shown(url, ofOne), shown(url, ofOther), shown(url)])
    expect([url, seen[0]]).toEqual([url, [true, false, false]])
    expect(seen[3]).toEqual([true, false, false])
    expect([seen[1]?.[1], seen[1]?.[2]]).toEqual([true, false])
    expect([seen[2]?.[1], seen[2]?.[2]]).toEqual([false, true])
    expect(await shown(url, 'token=expired')).toEqual([true, false, false])
  }
})
