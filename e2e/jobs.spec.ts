import { to } from '#platform/contract/to.ts'
import { expect, signInAsOperator, test } from './journey.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('an administrator looks at the jobs and runs one at once', async ({ page, context }) => {
      await signInAsOperator(context, 'admin@example.com')
      await page.goto(to.office.jobs({ search: 'rate limits' }))
      await expect(page.getByRole('row')).toHaveCount(2)
      await page.getByRole('button', { name: 'Run now: Remove expired rate limits' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Started' })).toBeVisible()
      await page.goto(to.office.audit({ noun: 'job' }))
      await expect(page.getByRole('row').nth(1)).toContainText('Remove expired rate limits')
    })
  })
