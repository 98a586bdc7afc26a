import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

const render = (page: number, pageCount: number) =>
  renderToStaticMarkup(
    <Pagination
      label="Pages"
      page={page}
      pageCount={pageCount}
      href={(to) => `?page=${to}`}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(to) => `Page ${to}`}
    />,
  )

test('pages are links, and the current one says so', () => {
  const html = render(2, 3)
  expect(html).toContain('href="?page=1"')
  expect(html).toMatch(/<a href="\?page=2"[^>]*aria-current="page"/)
})

test('there is no way before the first page or after the last', () => {
  expect(render(1, 3)).not.toContain('href="?page=0"')
  expect(render(3, 3)).not.toContain('href="?page=4"')
  expect(render(1, 3)).toMatch(/aria-disabled="true"[^>]*aria-label="Previous"/)
})

test('a single page needs no numbers', () => {
  expect(render(1, 1)).not.toContain('<ul')
})
