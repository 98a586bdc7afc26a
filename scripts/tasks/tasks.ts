import type { APIRequestContext } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Hand } from './hand.ts'

export interface Task {
  name: string
  locale: Locale
  /** Who is signed in. */
  as?: 'buyer' | 'operator'
  from: string
  work(hand: Hand): Promise<void>
}

const english = translatorFor('en-US')
const chinese = translatorFor('zh-CN')
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function search({ page, type, press }: Hand, text: string) {
  const box = page.getByRole('combobox', { name: english('layout.searchLabel') })
  await type(box, text)
  await press(box, 'Enter')
  await page.waitForURL(/product\/search/)
  return page.getByRole('region', { name: english('products.results') }).getByRole('article')
}

/** Three grades by two numbers, compared, and one enquiry for all of them. */
async function askForThree(hand: Hand) {
  const { page, press, fill } = hand
  const cards = await search(hand, 'PP MFR 10-20 charpy > 3')
  for (const at of [0, 1, 2]) await press(cards.nth(at).getByRole('checkbox'))
  await press(page.getByRole('link', { name: english('products.compareCount', { count: 3 }) }))
  await press(page.getByRole('link', { name: english('comparing.enquireAll', { count: 3 }) }))
  await page.waitForURL(/inquiry/)
  await fill({ purchaseTime: dayIn(30), name: 'Anna Schmidt', email: `anna${Date.now()}@firm.example` })
  await press(page.getByLabel(english('enquiries.agreement')))
  const send = page.getByRole('button', { name: english('enquiries.send'), exact: true })
  const sent = page.getByRole('heading', { level: 1, name: /RFQ/ })
  const checked = page.getByText(english('captcha.passed'))
  await press(send)
  // From the fourth enquiry of a network within the hour there is a check, and a second press after it.
  await sent.or(checked).waitFor()
  if (await checked.isVisible()) await press(send)
  await sent.waitFor()
}

/** Of one grade, brought to an address that the buyer has not used before. */
async function buyFive(hand: Hand) {
  const { page, press, type, fill } = hand
  const cards = await search(hand, '575P SABIC')
  await press(cards.first().getByRole('link').first())
  await type(page.getByRole('textbox', { name: english('productDetail.quantity') }), '5')
  await press(page.getByRole('link', { name: english('productDetail.buyNow') }))
  await press(page.getByRole('button', { name: english('orders.addAddress') }))
  await page.waitForURL(/add-or-update/)
  await fill({ name: 'Anna Schmidt', phone: '+4940123456', countryId: 'Germany' })
  await fill({ city: 'Hamburg', detailAddress: 'Sandtorkai 1' })
  await press(page.getByRole('button', { name: english('addresses.save'), exact: true }))
  await page.waitForURL(/confirm/)
  await fill({ deliveryTerm: 'DAP', deliveryPlace: 'Hamburg' })
  const order = page.getByRole('button', { name: english('orders.submit') })
  await press(order)
  // What the delivery costs is shown before anything is ordered.
  await page.waitForURL(/deliveryPlace=Hamburg/)
  await press(order)
  await page.waitForURL(/order\?id=\d+/)
}

async function codeTo(request: APIRequestContext, number: string): Promise<string> {
  for (;;) {
    const answer = await request.get('/api/common/demo/inbox')
    const { data } = (await answer.json()) as { data: { recipient: string; text: string }[] }
    const code = /\d{6}/.exec(data.find(({ recipient }) => recipient === number)?.text ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function register({ page, press, fill }: Hand) {
  const mobile = `139${String(Date.now()).slice(-8)}`
  await press(page.locator(`header a[href^="${to.register()}"]`).first())
  await page.waitForURL(/register/)
  await fill({ mobile })
  await press(page.locator('main [name=privacy]'))
  await press(page.getByRole('button', { name: chinese('registration.goOn'), exact: true }))
  await fill({ verifyCode: await codeTo(page.request, mobile), realname: '李伟', enterpriseName: '余姚海辰塑化' })
  await fill({ country: '中国', password: 'harbour crane 7' })
  await press(page.getByRole('button', { name: chinese('registration.submit'), exact: true }))
  await page.waitForURL(`**${to.customerHome()}`)
}

/** The one that has waited longest. */
async function answerByQuote({ page, press, fill }: Hand) {
  await press(page.getByRole('main').getByRole('link', { name: /^RFQ/ }).first())
  await press(page.getByRole('link', { name: english('adminEnquiries.newQuote') }))
  const lines = Number(await page.locator('main [name=lineCount]').inputValue())
  for (let at = 0; at < lines; at++) await fill({ [`lines.${at}.price`]: '1150', [`lines.${at}.leadTimeDays`]: '7' })
  await fill({ deliveryTerm: 'CIF', deliveryPlace: 'Hamburg', paymentType: 'TT_ADVANCE' })
  await press(page.getByRole('button', { name: english('adminEnquiries.checkQuote'), exact: true }))
  await press(page.getByRole('button', { name: english('adminEnquiries.sendQuote'), exact: true }))
  await page.getByText(english('adminForm.doneQuoted')).first().waitFor()
}

export const tasks: readonly Task[] = [
  { name: 'Find a PP by two values, compare, ask for three', locale: 'en-US', from: to.home(), work: askForThree },
  { name: 'Buy 5 MT to a new address', locale: 'en-US', as: 'buyer', from: to.home(), work: buyFive },
  { name: 'Register by mobile, in Chinese', locale: 'zh-CN', from: to.home(), work: register },
  {
    name: 'Answer an enquiry with a quote',
    locale: 'en-US',
    as: 'operator',
    from: to.office.desk(),
    work: answerByQuote,
  },
]
