import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductItem } from '#contract/product.ts'
import { money, weight } from '#i18n/format.ts'
import type { Translator } from '#i18n/messages.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { expect, inBothLanguages, test } from './journey.ts'

async function find(request: APIRequestContext, query: string, which: (item: ProductItem) => boolean = () => true) {
  const { data } = (await (await request.get(`/api/common/product/list?limit=100&${query}`)).json()) as {
    data: { list: ProductItem[] }
  }
  const found = data.list.find(which)
  if (!found) throw new Error(`The demo data has no product for ${query}.`)
  return found
}

const withTiers = (request: APIRequestContext) =>
  find(request, 'currency=USD&priceMin=1&grade=0', ({ price, stockKg }) => price?.tiers.length === 2 && stockKg > 0)

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
    await page.goto(`/product/detail?id=${id}`)
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
    await expect(page).toHaveURL(`/inquiry?productId=${id}`)
    await page.goBack()
    await expect(quantity(page, t)).toHaveValue('-1')
  })

  test('the data sheet opens in every language and unit', async ({ page, request, t }) => {
    const { id } = await find(request, 'key=101L NC010', ({ modelName }) => modelName === '101L NC010')
    await page.goto(`/product/detail?id=${id}&units=us`)
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
    await page.goto(`/product/detail?id=${id}`)
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

    for (const path of ['/product/detail', '/mobile/productDetail'])
      test(`${path} fits, and the way to ask is always in reach`, async ({ page, request, t }) => {
        const { id } = await withTiers(request)
        await page.goto(`${path}?id=${id}&quantity=2&unit=pallet`)
        const bar = page.getByRole('link', { name: t('productDetail.enquireQuantity', { weight: '' }).trim() }).last()
        await expect(bar).toBeInViewport()
        await properties(page, t).scrollIntoViewIfNeeded()
        await expect(bar).toBeInViewport()
        await expect(bar).toHaveAttribute('href', `/inquiry?productId=${id}&quantity=2&unit=pallet`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      })

    test('a comparison of four fits', async ({ page, request }) => {
      const { data } = (await (await request.get('/api/common/product/list?limit=4&key=PA66')).json()) as {
        data: { list: ProductItem[] }
      }
      await page.goto(`/product/compare?${data.list.map(({ id }) => `ids=${id}`).join('&')}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
})
