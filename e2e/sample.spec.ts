import { to } from '#platform/contract/to.ts'
import { buyable } from './buyable.ts'
import { expect, signIn, test } from './journey.ts'
import { overflow } from './page-faults.ts'

test('a sample is requested, approved and sent; it fits, and an enquiry is made from it', async ({
  context,
  page,
  desk,
  request,
  baseURL,
  token,
  t,
}) => {
  await signIn(context, baseURL, token)
  const { id: productId } = await buyable(request)
  await page.goto(to.product(productId))
  await page.getByRole('link', { name: t('productDetail.sample') }).click()
  await page.getByRole('button', { name: t('samples.send'), exact: true }).click()
  await expect(page.locator('[name=application]')).toHaveAccessibleDescription(
    new RegExp(t('samples.enterApplication')),
  )
  await page.locator('[name=application]').fill('Closures, 1.2 mm')
  await page.getByRole('button', { name: t('samples.send'), exact: true }).click()
  await expect(page.getByText(t('samples.said_requested'))).toBeVisible()
  const id = Number(new URL(page.url()).searchParams.get('id'))

  await desk.goto(to.office.sample(id))
  await desk.getByRole('button', { name: t('adminSamples.approve'), exact: true }).click()
  await desk.locator('[name=carrier]').fill('SF')
  await desk.locator('[name=trackingNumber]').fill(`SF${id}`)
  const settled = desk.locator('[name=settled]')
  if (await settled.count()) await settled.selectOption('waived')
  await desk.getByRole('button', { name: t('adminSamples.send'), exact: true }).click()
  await expect(desk.getByText(`SF${id}`)).toBeVisible()

  await page.goto(to.sample(id))
  await page.getByLabel(t('samples.result_fits'), { exact: true }).check()
  await page.getByRole('button', { name: t('samples.report'), exact: true }).click()
  await expect(page.getByText(t('samples.said_reported'))).toBeVisible()
  expect(await overflow(page, 360, 800)).toEqual([])
  await page.getByRole('link', { name: t('samples.makeEnquiry') }).click()
  await page.locator('[name=purchaseTime]').fill('2030-01-15')
  await page.locator('[name="lines.0.quantity"]').fill('25')
  await page.getByLabel(t('enquiries.sample')).check()
  await page.getByLabel(t('enquiries.agreement')).check()
  await page.getByRole('button', { name: t('enquiries.send'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /RFQ\w+/ })).toBeVisible()
  await page.goto(to.sample(id))
  await expect(page.getByText(t('samples.event_enquire'))).toBeVisible()

  // The enquiry asked for one more, which the desk makes from its line.
  const [, enquiryId] =
    /id=(\d+)/.exec((await page.getByRole('link', { name: /RFQ/ }).getAttribute('href')) ?? '') ?? []
  await desk.goto(to.office.enquiry(enquiryId ?? ''))
  await desk.getByText(t('adminEnquiries.sampleRequest')).first().click()
  await desk.locator('[name=application]').fill('Closures, 1.0 mm')
  await desk.getByRole('button', { name: t('adminEnquiries.sampleRequest'), exact: true }).click()
  await desk.getByRole('link', { name: new RegExp(`${t('enquiries.sampleMade', { id: '' })}\\d`) }).click()
  await expect(desk.getByText('Closures, 1.0 mm')).toBeVisible()
})
