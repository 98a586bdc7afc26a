import type { APIRequestContext, Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { ProductItem } from '#catalogue/goods/product.ts'
import { money, weight } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { aMember } from './identity-steps.ts'
import { expect, inBothLanguages, inChinese, signIn, test } from './journey.ts'

async function find(request: APIRequestContext, query: string, which: (item: ProductItem) => boolean = () => true) {
  const { data } = (await (await request.get(`/api/common/product/list?limit=100&${query}`)).json()) as {
    data: { list: ProductItem[] }
  }
  const found = data.list.find(which)
  if (!found) throw new Error(`The demo data has no product for ${query}.`)
  return found
}

const withTiers = (request: APIRequestContext) =>
  find(
    request,
    'currency=USD&priceMin=1&grade=0',
    ({ price, stockKg }) => price?.currency === 'USD' && price.tiers.length === 2 && stockKg > 0,
  )

const order = (page: Page, t: Translator) => page.getByRole('region', { name: t('productDetail.order') })
const quantity = (page: Page, t: Translator) => order(page, t).getByLabel(t('productDetail.quantity'))
const enquire = (page: Page, t: Translator) =>
  order(page, t).getByRole('link', { name: t('productDetail.enquire'), exact: true })
const properties = (page: Page, t: Translator) => page.getByRole('table', { name: t('productDetail.properties') })
const queryOf = async (page: Page, t: Translator) =>
  Object.fromEntries(new URL((await enquire(page, t).getAttribute('href')) ?? '', page.url()).searchParams)

inBothLanguages((language) => {
  test('the calculator makes whole packs and a total, and hands them to the enquiry', async ({ page, request, t }) => {
    const { id, price } = await withTiers(request)
    await page.goto(to.product(id))
    await quantity(page, t).fill('4.99')
    await order(page, t).getByLabel(t('productDetail.unit')).selectOption('MT')
    const result = order(page, t).getByRole('status')
    await expect(result).toContainText(language === 'zh-CN' ? '（多 10 kg）' : '(10 kg more)')
    const tier = price?.tiers[0]
    await expect(result).toContainText(money(t, (tier?.perTonneMinor ?? 0) * 5, 'USD'))
    await expect(result).toContainText(weight(t, 5000))
    expect(await queryOf(page, t)).toEqual({ productId: String(id), quantity: '4.99', unit: 'MT' })

    await page.reload()
    await expect(quantity(page, t)).toHaveValue('4.99')
    await quantity(page, t).fill('-1')
    await expect(order(page, t).getByText(t('productDetail.notANumber'))).toBeVisible()
    expect(await queryOf(page, t)).toEqual({ productId: String(id) })
    await enquire(page, t).click()
    await expect(page).toHaveURL(to.inquiry({ productId: id }))
    await page.goBack()
    await expect(quantity(page, t)).toHaveValue('-1')
  })

  test('one switch turns the whole table into other units and back', async ({ page, request, t }) => {
    const { id } = await find(request, 'key=101L NC010', ({ modelName }) => modelName === '101L NC010')
    await page.goto(to.product(id))
    const row = properties(page, t).getByRole('row', { name: language === 'zh-CN' ? /弯曲模量/ : /Flexural modulus/ })
    await expect(row).toContainText('MPa')
    const switches = page.getByRole('navigation', { name: t('productDetail.units') })
    await switches.getByRole('link', { name: t('productDetail.units_us') }).click()
    await expect(page).toHaveURL(/units=us/)
    await expect(row).toContainText('psi')
    await expect(row).toContainText(t('productDetail.statedAs', { value: '2,830 MPa' }))
    // Conditions such as 23 °C belong to the method and stay as it names them.
    await expect(properties(page, t).getByRole('cell', { name: '°C', exact: true })).toHaveCount(0)

    // A jump within the page is not a navigation, and keeps what is set.
    await page
      .getByRole('navigation', { name: t('productDetail.sections') })
      .getByRole('link')
      .last()
      .click()
    await expect(page.getByRole('heading', { name: t('productDetail.substitutes') })).toBeInViewport()
    await expect(row).toContainText('psi')
    await switches.getByRole('link', { name: t('productDetail.units_si') }).click()
    await expect(row).toContainText('MPa')
  })
})

inChinese(() => {
  test('a substitute is compared, with what differs and what cannot be compared', async ({ page, request, t }) => {
    const { id } = await find(request, 'key=101L NC010', ({ modelName }) => modelName === '101L NC010')
    await page.goto(to.product(id))
    const substitutes = page.getByRole('region', { name: t('productDetail.substitutes') })
    await substitutes
      .getByRole('listitem')
      .filter({ hasText: 'EPR27' })
      .getByRole('link', { name: /EPR27/ })
      .last()
      .click()
    await expect(page).toHaveURL(/\/product\/compare\?ids=\d+&ids=\d+/)
    const table = page.getByRole('table', { name: t('productDetail.compare') })
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(table.getByText(t('comparing.reason_method', { method: 'GB/T 1040' }))).toBeVisible()

    const rows = table.getByRole('row')
    const all = await rows.count()
    await page.getByRole('checkbox', { name: t('comparing.onlyDifferences') }).check()
    await expect(page).toHaveURL(/differing=1/)
    expect(await rows.count()).toBeLessThan(all)

    // The address is the comparison.
    const shared = page.url()
    await page.goto(to.home())
    await page.goto(shared)
    await expect(page.getByRole('checkbox', { name: t('comparing.onlyDifferences') })).toBeChecked()
    await page
      .getByRole('region', { name: t('comparing.addSimilar') })
      .getByRole('link')
      .first()
      .click()
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    const removal = new RegExp(t('comparing.removeTitle', { title: '.*101L NC010.*' }))
    await table.getByRole('link', { name: removal }).click()
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    expect(page.url()).not.toContain(`ids=${id}&`)
  })

  test('the data sheet opens in every language and unit', async ({ page, request, t }) => {
    const { id } = await find(request, 'key=101L NC010', ({ modelName }) => modelName === '101L NC010')
    await page.goto(to.product(id, { units: 'us' }))
    const documents = page.getByRole('region', { name: t('productDetail.documents') })
    const sheet = async (name: string) => {
      const href = await documents.getByRole('link', { name, exact: true }).getAttribute('href')
      const answer = await request.get(href ?? '')
      expect(answer.headers()['content-type']).toBe('application/pdf')
      return pdfText(await answer.body())
    }
    const english = await sheet(t('productDetail.language_en'))
    expect(english).toContain('Zytel 101L NC010 PA66 Celanese')
    expect(english).toMatch(/Flexural modulus\s+410,500\s+psi/)
    const chinese = await sheet(t('productDetail.language_zh'))
    expect(chinese).toContain('塞拉尼斯')
    expect(chinese).toMatch(/弯曲模量\s+410,500\s+psi/)
    const both = await sheet(t('productDetail.language_both'))
    expect(both).toContain('弯曲模量')
    expect(both).toContain('Flexural modulus')
  })

  test('a lot is asked for by itself, with its whole weight', async ({ page, request, t }) => {
    const { id } = await find(request, 'grade=2', ({ lotCount }) => lotCount > 1)
    await page.goto(to.product(id))
    const lots = page.getByRole('region', { name: t('productDetail.lots') })
    await expect(lots.getByRole('article')).not.toHaveCount(0)
    await expect(lots.getByRole('columnheader', { name: t('productDetail.measured') }).first()).toBeVisible()
    await lots
      .getByRole('link', { name: t('productDetail.enquireLotCode', { code: '' }).trim() })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/inquiry\\?productId=${id}&quantity=\\d+&unit=kg&lotId=\\d+`))
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

    for (const path of [to.product.path, to.mobileProduct.path])
      test(`${path} fits, and the way to ask is always in reach`, async ({ page, request, t }) => {
        const { id } = await withTiers(request)
        await page.goto(`${path}?id=${id}&quantity=2&unit=pallet`)
        const bar = page.getByRole('link', { name: t('productDetail.enquire'), exact: true }).last()
        await expect(bar).toBeInViewport()
        await properties(page, t).scrollIntoViewIfNeeded()
        await expect(bar).toBeInViewport()
        await expect(bar).toHaveAttribute('href', to.inquiry({ productId: id, quantity: 2, unit: 'pallet' }))
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      })

    test('a comparison of four fits, with the way to ask for each', async ({ page, request, t }) => {
      const { data } = (await (await request.get('/api/common/product/list?limit=4&key=PA66')).json()) as {
        data: { list: ProductItem[] }
      }
      await page.goto(`${to.compare()}?${data.list.map(({ id }) => `ids=${id}`).join('&')}`)
      const enquiries = page
        .getByRole('table')
        .getByRole('link', { name: t('products.enquireFor', { title: '' }).trim() })
      await expect(enquiries.filter({ visible: true })).toHaveCount(4)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the calculator is a form, the switch a link', async ({ page, request, t }) => {
      const { id } = await withTiers(request)
      await page.goto(to.product(id))
      await page.getByRole('link', { name: t('productDetail.units_us'), exact: true }).click()
      await quantity(page, t).fill('3')
      await order(page, t).getByLabel(t('productDetail.unit')).selectOption('pallet')
      await order(page, t)
        .getByRole('button', { name: t('productDetail.calculate') })
        .click()
      await expect(page).toHaveURL(to.product(id, { units: 'us', quantity: 3, unit: 'pallet' }))
      await expect(order(page, t)).toContainText(t('productDetail.pack_pallet', { count: 3 }))
    })
  })
})

test('a member puts a quantity into the cart, and is shown the way there', async ({
  page,
  context,
  baseURL,
  request,
  t,
}) => {
  const { id } = await withTiers(request)
  const { token } = await aMember(request)
  await signIn(context, baseURL, token)
  await page.goto(to.product(id, { quantity: 2, unit: 'pallet' }))
  await page.getByRole('button', { name: t('productDetail.addToCart') }).click()
  await expect(page.getByRole('link', { name: t('productDetail.goToCart') })).toBeVisible()
})

test('a shared link has a picture and says what is offered', async ({ page, request }) => {
  const { id } = await withTiers(request)
  await page.goto(to.product(id, { quantity: 7, units: 'us' }))
  expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').search).toBe(`?id=${id}`)
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await request.get(new URL(image ?? '').pathname)).headers()['content-type']).toBe('image/jpeg')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@graph': { '@type': string; offers?: { priceCurrency: string } }[]
  }
  expect(data['@graph'].map((each) => each['@type'])).toEqual(['Product', 'BreadcrumbList'])
  expect(data['@graph'][0]?.offers?.priceCurrency).toBe('USD')
})

test('a comparison of nothing, or of what is gone, explains itself', async ({ page, t }) => {
  await page.goto(to.compare())
  await expect(page.getByRole('heading', { name: t('comparing.compareEmpty') })).toBeVisible()
  await page.goto(to.compare({ ids: [1, 2000000000, 'abc'] }))
  await expect(page.getByText(t('comparing.compareGone', { count: 1 }))).toBeVisible()
  await expect(page.getByText(t('comparing.compareOne'))).toBeVisible()
})
