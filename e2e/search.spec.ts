import type { Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { expect, inBothLanguages, inChinese, signIn, test } from './journey.ts'

const box = (page: Page, t: Translator) => page.getByRole('combobox', { name: t('layout.searchLabel') })
const results = (page: Page, t: Translator) => page.getByRole('region', { name: t('products.results') })
const products = (page: Page, t: Translator) => results(page, t).getByRole('article')
const count = async (page: Page, t: Translator) =>
  Number((await results(page, t).getByRole('status').first().innerText()).replace(/\D/g, ''))
/** Panel and sheet are the same element. */
const panel = (page: Page) => page.locator('#filter-panel')
const rangeIn = (url: string) => new URL(url).searchParams.get('range')

inBothLanguages((language) => {
  test('a buyer types, takes a suggestion with the keyboard and finds it first', async ({ page, t }) => {
    await page.goto(to.home())
    await box(page, t).fill('hp500n')
    const list = page.getByRole('listbox')
    await expect(list).toBeVisible()
    expect((await list.boundingBox())?.width).toBe(465)
    await expect(list.getByRole('option').first().locator('mark')).toHaveText('HP500N')

    await page.keyboard.press('ArrowDown')
    const wanted = await list.locator('[aria-selected=true] > :first-child').innerText()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\/search\?key=/)
    expect(new URL(page.url()).searchParams.get('key')).toBe(wanted)
    await expect(box(page, t)).toHaveValue(wanted)
    await expect(products(page, t).first()).toContainText('HP500N')
  })

  test('a filter shows as many products as its count said, and can be taken back', async ({ page, t }) => {
    await page.goto(to.search({ key: 'PP' }))
    const before = await count(page, t)
    const brand = panel(page)
      .locator('label')
      .filter({ hasText: language === 'zh-CN' ? '利安德巴塞尔' : 'LyondellBasell' })
    const promised = Number((await brand.innerText()).match(/\d+$/)?.[0])
    expect(promised).toBeLessThan(before)
    await brand.getByRole('checkbox').check()
    await expect(page).toHaveURL(/brandIds=\d+/)
    await expect.poll(() => count(page, t)).toBe(promised)

    const chips = page.getByRole('list', { name: t('products.chosen') })
    await chips.getByRole('link', { name: /LyondellBasell|利安德巴塞尔/ }).click()
    await expect(page).toHaveURL(to.search({ key: 'PP' }))
    await expect.poll(() => count(page, t)).toBe(before)
    await expect(brand.getByRole('checkbox')).not.toBeChecked()
  })

  test('a range keeps its meaning in another unit', async ({ page, t }) => {
    const density = language === 'zh-CN' ? '密度' : 'Density'
    await page.goto(to.search({ key: 'PA66', view: 'table' }))
    const from = panel(page).getByRole('spinbutton', { name: t('products.from', { name: density }) })
    await from.fill('1.3')
    await panel(page)
      .getByRole('spinbutton', { name: t('products.to', { name: density }) })
      .fill('1.4')
    await page.keyboard.press('Enter')
    await expect.poll(() => rangeIn(page.url())).toBe('density:1.3..1.4:g/cm3')
    await expect(results(page, t).getByRole('columnheader', { name: density })).toContainText('g/cm³')
    const before = await count(page, t)

    await panel(page)
      .getByRole('combobox', { name: t('products.unitOf', { name: density }) })
      .selectOption('kg/m3')
    await expect.poll(() => rangeIn(page.url())).toBe('density:1300..1400:kg/m3')
    await expect(from).toHaveValue('1300')
    await expect(results(page, t).getByRole('columnheader', { name: density })).toContainText('kg/m3'.replace('3', '³'))
    expect(await count(page, t)).toBe(before)
    const cells = results(page, t).locator(`td[data-label^="${density}"]`)
    for (const text of await cells.allInnerTexts()) {
      expect(Number(text.replaceAll(',', ''))).toBeGreaterThanOrEqual(1300)
      expect(Number(text.replaceAll(',', ''))).toBeLessThanOrEqual(1400)
    }
  })
})

inChinese(() => {
  test('going back finds the same filters, the same result and the same place', async ({ page, t }) => {
    await page.goto(to.search({ key: 'ABS' }))
    await panel(page).getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/grade=0/)
    const found = await count(page, t)
    await products(page, t).nth(8).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(100)
    await products(page, t).nth(8).getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/product\/detail\?id=\d+/)

    await page.goBack()
    await expect(page).toHaveURL(/key=ABS&grade=0/)
    expect(await count(page, t)).toBe(found)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    await page.goBack()
    await expect(page).toHaveURL(to.search({ key: 'ABS' }))
    await expect(panel(page).getByRole('checkbox').first()).not.toBeChecked()
  })

  test('two properties are drawn against each other, and every point leads to its product by keyboard', async ({
    page,
    t,
  }) => {
    await page.goto(to.search({ key: 'PP', grade: 0 }))
    await page
      .getByRole('group', { name: t('products.view') })
      .getByRole('link', { name: t('products.scatter') })
      .click()
    await page.getByLabel(t('workbench.axis_x')).selectOption('mfr')
    await page.getByLabel(t('workbench.axis_y')).selectOption('density')
    await page.getByRole('button', { name: t('workbench.showScatter') }).press('Enter')
    await expect(page).toHaveURL(/[?&]x=mfr&y=density/)
    const points = page.locator('figure svg[role=group] a')
    const drawn = await points.count()
    expect(drawn).toBeGreaterThan(10)

    await page.getByRole('link', { name: t('workbench.skipPoints') }).focus()
    await page.keyboard.press('Tab')
    await expect(points.first()).toBeFocused()
    const said = await points.first().locator('title').textContent()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    expect(said).toContain((await heading.innerText()).split(' ').at(-1))

    await page.goBack()
    await expect(points).toHaveCount(drawn)
    await page.getByRole('link', { name: t('workbench.asTable') }).click()
    await expect(page).toHaveURL(/[?&]view=table&columns=mfr&columns=density/)
    await expect(results(page, t).getByRole('table')).toBeVisible()
  })

  test('nothing found is no dead end', async ({ page, t }) => {
    await page.goto(to.search({ key: 'PP', grade: 0, range: 'density:3..4:g/cm3' }))
    await expect(page.getByRole('heading', { name: t('products.nothing') })).toBeVisible()
    const enquiry = results(page, t).getByRole('link', { name: t('products.enquireBySpecification') })
    const { searchParams } = new URL((await enquiry.getAttribute('href')) ?? '', page.url())
    expect(searchParams.get('key')).toBe('PP')
    expect(searchParams.get('range')).toBe('density:3..4:g/cm3')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

    const wider = results(page, t)
      .getByRole('listitem')
      .filter({ hasText: /g\/cm³/ })
      .last()
    const promised = Number((await wider.innerText()).replaceAll(',', '').match(/\d+$/)?.[0])
    await wider.getByRole('link').click()
    await expect(page).toHaveURL(to.search({ key: 'PP', grade: 0 }))
    await expect.poll(() => count(page, t)).toBe(promised)
  })

  test('a member keeps a search, is told of news, runs it and deletes it', async ({
    page,
    context,
    baseURL,
    token,
    t,
  }) => {
    await signIn(context, baseURL, token)
    const name = `ABS ${Date.now()}`
    await page.goto(to.search({ key: 'ABS', range: 'mfr:1..50:g/10min', view: 'table' }))
    await page.getByRole('button', { name: t('savedSearches.saveThis') }).click()
    const dialog = page.getByRole('dialog', { name: t('savedSearches.saveThis') })
    await dialog.getByRole('textbox').fill(name)
    await dialog.getByRole('button', { name: t('savedSearches.save'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('products.savedSearches') })
      .first()
      .click()
    await expect(page).toHaveURL(to.savedSearches())

    const row = page.getByRole('listitem').filter({ hasText: name })
    const alert = row.getByRole('switch')
    await expect(alert).toHaveAttribute('aria-checked', 'true')
    await alert.click()
    await expect(alert).toHaveAttribute('aria-checked', 'false')
    await page.reload()
    await expect(alert).toHaveAttribute('aria-checked', 'false')

    await row.getByRole('link', { name: t('savedSearches.run') }).click()
    await expect(page).toHaveURL(/\/product\/search\?key=ABS&range=/)
    await page.goBack()
    await row.getByRole('button', { name: t('savedSearches.deleteThis', { name }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('savedSearches.delete'), exact: true })
      .click()
    await expect(row).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('filters fill the screen, count at once and give the result back', async ({ page, t }) => {
      await page.goto(to.search({ key: 'PP' }))
      await expect(panel(page)).toBeHidden()
      const open = page.getByRole('button', { name: t('products.filters') })
      await open.click()
      expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      await panel(page).getByRole('checkbox').nth(1).check()
      await expect(page).toHaveURL(/grade=1/)
      const found = await count(page, t)
      await panel(page)
        .getByRole('button', { name: t('products.showResults', { count: found }) })
        .click()
      await expect(panel(page)).toBeHidden()
      await expect(page.getByRole('button', { name: t('products.filtersSet', { count: 1 }) })).toBeFocused()
      await expect(products(page, t).first()).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })

    test('the bare page searches and leads to bare products', async ({ page, t }) => {
      await page.goto(to.mobileSearch())
      await box(page, t).fill('ABS')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(to.mobileSearch({ key: 'ABS' }))
      await products(page, t).first().getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(/\/mobile\/productDetail\?id=\d+/)
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the filters are a form, and its answer has the one address of the search', async ({ page, t }) => {
      await page.goto(to.search({ key: 'PP' }))
      await panel(page).getByRole('checkbox').first().check()
      await panel(page)
        .getByRole('spinbutton', { name: t('products.from', { name: '密度' }) })
        .fill('0.9')
      await panel(page)
        .getByRole('button', { name: t('products.apply') })
        .click()
      await expect(page).toHaveURL(to.search({ key: 'PP', grade: 0, range: 'density:0.9..:g/cm3' }))
      expect(await count(page, t)).toBeGreaterThan(0)
    })
  })
})

test('suggestions are asked for only when there is something new to ask', async ({ page, t }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/common/product/suggest')) asked.push(url.searchParams.get('key') ?? '')
  })
  await page.goto(to.search({ key: 'PP' }))
  await box(page, t).fill('')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await box(page, t).fill('PP')
  await box(page, t).pressSequentially('757', { delay: 40 })
  await expect.poll(() => asked).toEqual(['PP757'])
})

test('up to four products are put aside for comparison, and stay there', async ({ page, t }) => {
  await page.goto(to.search({ key: 'PP' }))
  const boxes = results(page, t).getByRole('checkbox')
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).check()
  await expect(boxes.nth(4)).toBeDisabled()
  await page.reload()
  const compare = page.getByRole('link', { name: t('products.compareCount', { count: 4 }) })
  await expect(compare).toHaveAttribute('href', /^\/product\/compare\?ids=\d+&ids=\d+&ids=\d+&ids=\d+$/)
  await page
    .getByRole('region', { name: t('products.compareBasket') })
    .getByRole('button')
    .first()
    .click()
  await expect(boxes.nth(4)).toBeEnabled()
})
