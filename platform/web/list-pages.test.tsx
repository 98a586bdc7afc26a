import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { TranslatorContext } from './i18n.tsx'
import { ListPages } from './list-pages.tsx'
import { StaticRouter } from './router.tsx'

const render = (page: number, totalCount: number, reach?: number) =>
  renderToStaticMarkup(
    <TranslatorContext value={translatorFor('en-US')}>
      <StaticRouter view={{ place: { pathname: to.news(), search: `?groupId=3&page=${page}`, hash: '' } }}>
        {() => <ListPages page={page} limit={10} totalCount={totalCount} reach={reach} />}
      </StaticRouter>
    </TranslatorContext>,
  )

test('page links keep what else the address says', () => {
  expect(render(2, 60)).toContain('href="/news?groupId=3&amp;page=3"')
})

test('pages end where they no longer show anything', () => {
  expect(render(3, 60, 30)).toContain(' / 3')
  expect(render(3, 60, 30)).not.toContain('page=4')
})

test('without entries there are no pages', () => expect(render(1, 0)).toBe(''))
