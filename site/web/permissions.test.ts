import { expect, test } from 'vitest'
import { codesOf, endpointsOf } from '#platform/contract/endpoint.ts'
import { to } from '#platform/contract/to.ts'
import { contract } from '#site/contract.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aSession } from '#testing/factories.ts'
import { ownAreas, readSource, sourceFiles } from '#testing/source-files.ts'
import { testApp } from '#testing/test-app.ts'
import { aBuyer, goodsForSale, placeOrder } from '#testing/trading.ts'

const source = sourceFiles(`${ownAreas}/**/*.{ts,tsx}`)
  .filter((path) => !path.includes('/office/'))
  .map(readSource)
  .join('\n')
const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name)

test('pages ask for exactly those calls that they make and that a role can refuse', () => {
  const guarded = endpointsOf(contract).filter(({ endpoint }) => codesOf(endpoint).length > 0)
  const made = new Set(found(/\bapi\.(\w+\.\w+)\(/g))
  const asked = new Set(found(/\buseMay\(([^)]+)\)/g).flatMap((calls) => calls.match(/\w+\.\w+/g) ?? []))
  expect([...asked].toSorted()).toEqual(
    guarded
      .map(({ name }) => name)
      .filter((name) => made.has(name))
      .toSorted(),
  )
})

const site = await testApp()
const { db, request } = site
const t = translatorFor('en-US')

/** One buyer's pages, by what the role allows. */
async function pagesOf(role: 'buyer' | 'viewer') {
  const buyer = await aBuyer(site)
  const { id: productId } = await goodsForSale(db)
  await buyer.api.cart.add({ productId, quantity: 1_000 })
  const { id } = await placeOrder(buyer, [{ productId, quantity: 1_000 }])
  await db.run(sql`
    update member set role_id = (select id from role where code = ${role}) where id = ${buyer.member.id}`)
  const cookie = `token=${await aSession(db, buyer.member)}; lang=en-US`
  const open = async (url: string) => (await request({ url, headers: { cookie } })).body
  return {
    order: await open(to.order(id)),
    cart: await open(to.cart()),
    confirm: await open(to.confirmOrder({ productId, quantity: 1000, unit: 'kg' })),
    product: await open(to.product(productId)),
    enquiry: await open(to.inquiry()),
    addresses: await open(to.addresses()),
    newAddress: await open(to.editAddress()),
  }
}

const offers = [
  ['order', 'orders.reorder'],
  ['order', 'orders.action_cancel'],
  ['order', 'payments.sendSlip'],
  ['cart', 'cart.deleteChosen'],
  ['cart', 'cart.checkout'],
  ['confirm', 'orders.submit'],
  ['product', 'productDetail.addToCart'],
  ['product', 'productDetail.buyNow'],
  ['enquiry', 'enquiries.send'],
  ['addresses', 'addresses.edit'],
  ['addresses', 'addresses.add'],
  ['newAddress', 'addresses.save'],
] as const
const buyer = await pagesOf('buyer')
const viewer = await pagesOf('viewer')

test.each(offers)('the page %s offers %s to whom the role allows it, and to nobody else', (page, key) => {
  const button = new RegExp(`<(?:button|a)[^>]*>(?:<svg.*?</svg>)?(?:<span[^>]*>)?${t(key)}<`)
  expect(button.test(viewer[page])).toBe(false)
  expect(button.test(buyer[page])).toBe(true)
})

test.each([
  ['cart', 'members.notAllowed'],
  ['confirm', 'orders.notAllowed'],
  ['enquiry', 'enquiries.notAllowed'],
  ['newAddress', 'addresses.notAllowed'],
] as const)('the page %s says why', (page, key) => {
  expect(viewer[page]).toContain(t(key))
  expect(buyer[page]).not.toContain(t(key))
})
