import { expect, test } from 'vitest'
import { to } from '#platform/contract/to.ts'
import { adminPages } from '#site/office/routes.ts'
import { devPages, pages } from '#site/web/routes.ts'
import { pathsOf, recordAddresses } from '#testing/path-literals.ts'
import { testApp } from '#testing/test-app.ts'

const { request } = await testApp()

test('each address leads to a page, and each page has its address', () => {
  const opened = [...pages, ...devPages, ...adminPages].map(({ path }) => path)
  expect([...new Set(pathsOf([to, recordAddresses]))].toSorted()).toEqual(opened.toSorted())
})

/** What each file answers without a session. */
const files: [address: string, status: number][] = [
  [to.file.newsFeed('en-US'), 200],
  [to.file.attachment(1), 303],
  [to.file.proforma(1, 'en'), 303],
  [to.file.quote(1, 'zh'), 303],
  [to.file.paper(1, 'both'), 303],
  [to.office.file.attachment(1), 303],
  [to.office.file.proforma(1, 'en'), 303],
  [to.office.file.quote(1, 'zh'), 303],
  [to.office.file.paper(1, 'both'), 303],
  [to.office.file.table(to.office.products(), 'csv'), 303],
  [to.office.file.preview({ noun: 'news', id: '1' }), 401],
]

test.each(files)('the file %s is there and answers %i', async (address, status) =>
  expect((await request(address)).statusCode).toBe(status),
)
