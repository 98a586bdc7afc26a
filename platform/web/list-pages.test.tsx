import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { TranslatorContext } from './i18n.tsx'
import { ListPages } from './list-pages.tsx'
import { StaticRouter } from './router.tsx'

const render = (page: number, totalCount: number, reach?: number) =>
  renderToStaticMarkup(
    <TranslatorContext value={translatorFor('en-US')}>
      <StaticRouter view={{ place: { pathname: '/news', search: `?groupId=3&page=${page}`, hash: '' } }}>
        {() => <ListPages page={page} limit={10} totalCount={totalCount} reach={reach} />}
      </StaticRouter>
    </TranslatorContext>,
  )

const pastTheEnd = 'There are fewer pages than this.'

test.each([
  ['far beyond the end', 99, 60, 6],
  ['on a page that was emptied', 7, 60, 6],
  ['where there is but one page', 2, 4, 1],
])('%s, a list says so and leads to its last page', (_, page, totalCount, last) => {
  const html = render(page, totalCount)
  expect(html).toContain(`${pastTheEnd} <a href="/news?groupId=3&amp;page=${last}">Go to the last page</a>`)
  expect(html).not.toContain(` / ${last}`)
})

test('pages end where they no longer show anything', () => {
  expect(render(4, 60, 30)).toContain('href="/news?groupId=3&amp;page=3">Go to the last page')
})

test.each([
  ['on its last page', 6, 60],
  ['without entries', 1, 0],
  ['without entries, beyond its first page', 9, 0],
])('%s, a list is not beyond its end', (_, page, totalCount) => {
  expect(render(page, totalCount)).not.toContain(pastTheEnd)
})
