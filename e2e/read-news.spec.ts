import { to } from '#platform/contract/to.ts'
import { expect, inBothLanguages, test } from './journey.ts'

inBothLanguages((locale) => {
  test('a reader pages through the news and comes back to the same place', async ({ page, t }) => {
    await page.goto(to.news())
    const articles = page.getByRole('main').getByRole('article')
    await expect(articles).toHaveCount(10)
    const first = await articles.first().innerText()

    const pagination = page.getByRole('navigation', { name: t('layout.pagination') })
    await pagination.getByRole('link', { name: t('layout.nextPage') }).click()
    await expect(page).toHaveURL(to.news({ page: 2 }))
    await expect(articles.first()).not.toHaveText(first)

    await articles.nth(3).getByRole('link').click()
    await expect(page).toHaveURL(/\/news\/detail\?id=\d+/)
    await page.goBack()
    await expect(page).toHaveURL(to.news({ page: 2 }))
    await expect(articles).toHaveCount(10)
    await page.goBack()
    await expect(articles.first()).toContainText(first.split('\n')[0] ?? '')
  })

  test('beyond the last page a reader is led to it', async ({ page, t }) => {
    await page.goto(to.news({ page: 99 }))
    await expect(page).toHaveURL(/\/news\?page=\d$/)
    await expect(page.getByText(t('news.empty'))).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('a group shows only its own news, and is kept while paging', async ({ page, request, t }) => {
    const groups = (await (await request.get('/api/common/group/getByGroupType/4')).json()) as {
      data: { id: number; name: string; nameEn: string }[]
    }
    await page.goto(to.news({ page: 2 }))
    const names = groups.data.map(({ name, nameEn }) => (locale === 'zh-CN' ? name : nameEn))
    const tabs = page.getByRole('navigation', { name: t('news.groups') })
    await expect(tabs.getByRole('link')).toHaveText([t('news.all'), ...names])

    const [group] = groups.data
    await tabs.getByRole('link', { name: names[0], exact: true }).click()
    await expect(page).toHaveURL(to.news({ groupId: group?.id }))
    await expect(tabs.getByRole('link', { name: names[0], exact: true })).toHaveAttribute('aria-current', 'page')
    for (const article of await page.getByRole('main').getByRole('article').all())
      await expect(article).toContainText(names[0] ?? '')
  })

  test('an article leads to the older and the newer one', async ({ page, request, t }) => {
    const list = (await (await request.get('/api/common/news/list?limit=3')).json()) as {
      data: { list: { id: number }[] }
    }
    const [newest, middle, oldest] = list.data.list.map(({ id }) => to.newsArticle(id))
    await page.goto(middle ?? '')
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    const neighbours = page.getByRole('navigation', { name: t('news.neighbours') })
    await neighbours.getByRole('link', { name: t('news.previous') }).click()
    await expect(page).toHaveURL(oldest ?? '')
    await neighbours.getByRole('link', { name: t('news.next') }).click()
    await expect(page).toHaveURL(middle ?? '')
    await neighbours.getByRole('link', { name: t('news.next') }).click()
    await expect(page).toHaveURL(newest ?? '')
    await expect(neighbours.getByRole('link', { name: t('news.next') })).toHaveCount(0)
  })

  test('every picture of a list arrives', async ({ page }) => {
    const lost: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400 && answer.request().resourceType() === 'image') lost.push(answer.url())
    })
    await page.goto(to.news())
    for (const picture of await page.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true)
    }
    expect(lost).toEqual([])
  })
})
