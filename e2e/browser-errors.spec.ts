import { to } from '#platform/contract/to.ts'
import { expect, signInAsOperator, test } from './journey.ts'

test('a script that fails in a visitor’s browser is listed at the desk', async ({ page, context }) => {
  await page.goto(to.news({ page: 2 }))
  const told = page.waitForResponse(/browserErrors\/report/)
  await page.evaluate(() => {
    const stack = 'Error\n    at show (http://localhost/assets/journey.js:1:5)'
    const error = Object.assign(new Error('a journey failed'), { stack })
    dispatchEvent(new ErrorEvent('error', { error }))
  })
  expect((await told).status()).toBe(200)
  await signInAsOperator(context, 'admin@example.com')
  await page.goto(to.office.browserErrors({ search: 'journey.js' }))
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText('a journey failed')
  await expect(row).toContainText(to.news.path)
})
