import { randomUUID } from 'node:crypto'
import { to } from '#platform/contract/to.ts'
import { expect, test } from './journey.ts'
import { linkIn, mailTo, newAddress } from './mailbox.ts'
import { sendNewsletterAsSeller } from './seller.ts'

test('subscribe, confirm, read the newsletter, unsubscribe', async ({ page, baseURL, t }) => {
  const email = newAddress()
  await page.goto(to.news())
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.subscribe') })
    .click()

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: t('subscriptions.title') })).toBeVisible()
  await main.getByLabel(t('subscriptions.email')).fill(email)
  await main.getByRole('button', { name: t('subscriptions.subscribe') }).click()
  await expect(main.getByText(t('subscriptions.chooseCatalogue'))).toBeVisible()
  const [first] = await main.getByRole('checkbox').all()
  await first?.check()
  await main.getByRole('button', { name: t('subscriptions.subscribe') }).click()
  await expect(main.getByText(t('subscriptions.sentText', { email }))).toBeVisible()

  await page.goto(linkIn(await mailTo(baseURL, email, t('subscriptionMail.confirmSubject'))))
  await main.getByRole('button', { name: t('subscriptions.confirm') }).click()
  await expect(main.getByRole('heading', { name: t('subscriptions.confirmedTitle') })).toBeVisible()
  await page.reload()
  await expect(main.getByRole('heading', { name: t('subscriptions.deadTitle') })).toBeVisible()

  const subject = `New lots ${randomUUID()}`
  await sendNewsletterAsSeller(baseURL, email, { subject, body: '<p>Fresh off-grade lots in Ningbo.</p>' })
  const newsletter = await mailTo(baseURL, email, subject)
  const leave = newsletter.text.match(/https?:\S+emailUnsubscribe\S+/)?.[0] ?? ''
  expect(newsletter.html).toContain(leave.replaceAll('&', '&amp;'))

  await page.goto(leave)
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await main.getByRole('button', { name: t('subscriptions.leave'), exact: true }).click()
  await expect(main.getByRole('heading', { name: t('subscriptions.leftTitle') })).toBeVisible()
  await page.goto(leave)
  await expect(main.getByRole('checkbox')).toHaveCount(0)
})
