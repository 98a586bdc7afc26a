import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { aMember, goodPassword, input, press } from './identity-steps.ts'
import { buyable } from './buyable.ts'
import { expect, signIn, test } from './journey.ts'
import { linkIn, mailTo } from './mailbox.ts'
import { proveAddress } from './seller.ts'

interface Person {
  email: string
  token: string
}

let made = 0

async function call<Data>(request: APIRequestContext, { token }: Person, path: string, data: object): Promise<Data> {
  const answer = await request.post(`/api/customer/${path}`, { data, headers: { token } })
  const envelope = (await answer.json()) as { code: number; msg: string; data: Data }
  expect(envelope.code, `${path}: ${envelope.msg}`).toBe(0)
  return envelope.data
}

/** A company with its keeper. */
async function aCompany(request: APIRequestContext) {
  const keeper = await aMember(request)
  const name = `Journey Polymers ${Date.now().toString(36)} ${process.pid} ${++made}`
  await call(request, keeper, 'member/updateCompany', { enterpriseName: name })
  return { keeper, name }
}

/** Somebody whom the keeper has let in. */
async function aColleague(request: APIRequestContext, company: { keeper: Person; name: string }, role: string) {
  const person = await aMember(request)
  await call(request, person, 'member/updateCompany', { enterpriseName: company.name })
  const answer = await request.get('/api/customer/company/people', { headers: { token: company.keeper.token } })
  const { data } = (await answer.json()) as { data: { requests: { memberId: number; email: string }[] } }
  const memberId = data.requests.find(({ email }) => email === person.email)?.memberId
  await call(request, company.keeper, 'company/answerRequest', { memberId, consent: true, role })
  return person
}

async function anAddress(request: APIRequestContext, person: Person) {
  const answer = await request.get('/api/customer/gis/countryList')
  const { data } = (await answer.json()) as { data: { id: number; code?: string }[] }
  const countryId = data.at(-1)?.id
  const place = { countryId, province: 'North', city: 'Harbour', detailAddress: 'Quay 1', postcode: '1000' }
  await call(request, person, 'receipAddress/save', { name: 'Li Wei', phone: '+4940123456', ...place })
}

/** A tonne or two of something that is sold in yuan. */
async function openConfirm(page: Page, request: APIRequestContext) {
  const { id: productId, minimumOrderKg } = await buyable(request)
  await page.goto(to.confirmOrder({ productId, quantity: Math.max(minimumOrderKg, 2000), unit: 'kg' }))
}

/** A browser of somebody else. */
async function another(browser: Browser, baseURL: string | undefined, person?: Person, language = 'en-US') {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': `10.150.${process.pid % 250}.${++made}` },
  })
  await context.addCookies([{ name: 'lang', value: language, url: baseURL }])
  if (person) await signIn(context, baseURL, person.token)
  return context.newPage()
}

async function placeOrder(page: Page, t: Translator, button: string) {
  await page.getByLabel(t('orders.delivery')).selectOption('PICKUP')
  await page.getByRole('button', { name: button }).click()
}

test.describe('in Chinese', () => {
  test.use({ language: 'zh-CN' })

  test('who asks a company to be let in is one of its people once a keeper consents', async ({
    page,
    context,
    browser,
    request,
    baseURL,
    t,
  }) => {
    const { keeper, name } = await aCompany(request)
    await signIn(context, baseURL, (await aMember(request)).token)
    await page.goto(to.company())
    await page.getByRole('combobox', { name: t('members.findCompany') }).fill(name)
    await page.getByRole('button', { name: t('members.find') }).click()
    await page.getByRole('button', { name: t('members.join'), exact: true }).click()
    await expect(page.getByText(t('colleagues.waiting', { name }))).toBeVisible()

    const keeping = await another(browser, baseURL, keeper, 'zh-CN')
    await keeping.goto(to.company())
    await keeping.getByRole('button', { name: t('colleagues.letIn') }).click()
    await expect(keeping.getByText(t('members.saved'))).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('link', { name: t('colleagues.limits') })).toHaveCount(0)
  })
})

test('an order above a limit is decided from the mail’s link and placed', async ({
  page,
  context,
  browser,
  request,
  baseURL,
  t,
}) => {
  const company = await aCompany(request)
  const buyer = await aColleague(request, company, 'buyer')
  const approver = await aColleague(request, company, 'approver')
  await proveAddress(baseURL, approver.email)
  await anAddress(request, buyer)

  const keeping = await another(browser, baseURL, company.keeper)
  await keeping.goto(to.company())
  await keeping.getByRole('link', { name: t('colleagues.limits') }).click()
  await keeping.getByRole('link', { name: t('spendingLimits.changeOf', { name: 'Buyer' }) }).click()
  await keeping.getByLabel(t('spendingLimits.perOrder', { currency: 'CNY' })).fill('1,000')
  await keeping.getByRole('button', { name: t('spendingLimits.save') }).click()
  await expect(keeping.getByText(t('spendingLimits.saved'))).toBeVisible()

  await signIn(context, baseURL, buyer.token)
  await openConfirm(page, request)
  await expect(page.getByText(t('spendingLimits.needed'))).toBeVisible()
  await placeOrder(page, t, t('spendingLimits.ask'))
  await expect(page.getByText(t('approvals.asked'))).toBeVisible()

  const deciding = await another(browser, baseURL)
  await deciding.goto(linkIn(await mailTo(baseURL, approver.email, 'asks you to approve')))
  await input(deciding, 'account').fill(approver.email)
  await input(deciding, 'password').fill(goodPassword)
  await press(deciding, t('layout.signIn'))
  await deciding.getByRole('button', { name: /^Approve and order for/ }).click()
  await expect(deciding.getByText(t('approvals.said_approved', { name: 'Li Wei' }))).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: new RegExp(`^${t('approvals.placed')} `) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/shopping\/order\?id=/)
})

test('a viewer sees a colleague’s order and cannot act on it; it stays when the colleague leaves', async ({
  page,
  context,
  browser,
  request,
  baseURL,
  t,
}) => {
  const company = await aCompany(request)
  const buyer = await aColleague(request, company, 'buyer')
  const viewer = await aColleague(request, company, 'viewer')
  await anAddress(request, buyer)
  await signIn(context, baseURL, buyer.token)
  await openConfirm(page, request)
  await placeOrder(page, t, t('orders.submit'))
  await expect(page.getByRole('button', { name: t('orders.action_cancel') })).toBeVisible()
  const order = page.url()

  const viewing = await another(browser, baseURL, viewer)
  await viewing.goto(to.orders())
  await expect(viewing.getByText(t('orders.placedBy', { name: 'Li Wei' }))).toBeVisible()
  await viewing.goto(order)
  await expect(viewing.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(viewing.getByRole('button', { name: t('orders.action_cancel') })).toHaveCount(0)
  await openConfirm(viewing, request)
  await expect(viewing.getByText(t('orders.notAllowed'))).toBeVisible()
  await expect(viewing.getByRole('button', { name: t('orders.submit') })).toHaveCount(0)

  await page.goto(to.company())
  await page.getByRole('button', { name: t('colleagues.leave') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('colleagues.confirm'), exact: true })
    .click()
  await expect(page.getByRole('combobox', { name: t('members.findCompany') })).toBeVisible()
  await page.goto(to.orders())
  await expect(page.getByText(t('orders.placedBy', { name: 'Li Wei' }))).toHaveCount(0)
  await viewing.goto(order)
  await expect(viewing.getByRole('heading', { level: 1 })).toBeVisible()
})
