import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { TranslatorContext } from '#platform/web/i18n.tsx'
import { StaticRouter } from '#platform/web/router.tsx'
import { OrderList } from './order-list.tsx'

const counts = {
  total: 10,
  unpaid: 0,
  notShipped: 2,
  shipped: 0,
  completed: 8,
  toComment: 0,
  returned: 0,
  cancelled: 0,
  closed: 0,
}

const render = (search: string, totalCount = 0, page = 1) =>
  renderToStaticMarkup(
    <TranslatorContext value={translatorFor('en-US')}>
      <StaticRouter view={{ place: { pathname: to.orders(), search, hash: '' } }}>
        {() => <OrderList found={{ list: [], totalCount, page, limit: 10, sums: [] }} counts={counts} />}
      </StaticRouter>
    </TranslatorContext>,
  )

test('a search that finds no order says so, and is cleared within its tab', () => {
  const html = render('?status=1&key=zzzz')
  expect(html).toContain('No order matches “zzzz”')
  expect(html).not.toContain('No orders here')
  expect(html).toMatch(/href="[^"?]*\?status=1"[^>]*>(<span[^>]*>)?Clear search/)
})

test.each(['', '?status=1', '?key=+'])('%s, which is no search, only says that there is none', (search) => {
  expect(render(search)).toContain('No orders here')
})
