import type { APIRequestContext, Page } from '@playwright/test'
import { to } from '#platform/contract/to.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { expect } from './journey.ts'
import { captchaAnswer, codeIn, newAddress, newNumber, smsTo } from './mailbox.ts'

export const goodPassword = 'harbour crane 7'
export const otherPassword = 'container yard 12'

// In the page itself: the footer asks for an address as well.
export const input = (page: Page, name: string) => page.locator(`main input[name=${name}]`)

export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

export const countdown = (page: Page, t: Translator) =>
  page.getByRole('button', { name: new RegExp(t('auth.resendIn', { seconds: 0 }).replace('0', '\\d+')) })

/** Asks for a code or link; the security check passes by itself. */
export async function send(page: Page, t: Translator, label: string) {
  await press(page, label)
  await expect(countdown(page, t)).toBeDisabled()
}

export async function typePasswords(page: Page, password = goodPassword) {
  await input(page, 'password').fill(password)
  await input(page, 'confirmPassword').fill(password)
}

export async function typePerson(page: Page) {
  await input(page, 'realname').fill('Li Wei')
  await input(page, 'enterpriseName').fill('Yuyao Haichen')
  await page.locator('select[name=country]').selectOption({ index: 3 })
}

/** From the first screen of a registration to its end. Going on sends the code, where one is due. */
export async function finishRegistration(page: Page, t: Translator, code?: () => Promise<string>) {
  await input(page, 'privacy').check()
  await press(page, t('registration.goOn'))
  if (code) {
    await expect(input(page, 'verifyCode')).toBeFocused()
    await input(page, 'verifyCode').fill(await code())
  }
  await typePerson(page)
  await input(page, 'password').fill(goodPassword)
  await press(page, t('registration.submit'))
}

export async function signInBy(page: Page, t: Translator, account: string, password: string) {
  await page.goto(to.signIn())
  await input(page, 'account').fill(account)
  await input(page, 'password').fill(password)
  await press(page, t('layout.signIn'))
}

/** The key that the app would be given by hand. */
export async function secretOn(page: Page): Promise<Uint8Array> {
  const text = (await page.locator('main code').first().innerText()).replace(/\s/g, '')
  const bits = [...text]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

type Answer = Record<string, string> & { id: number }[]

async function call(request: APIRequestContext, method: 'get' | 'post', path: string, data?: object): Promise<Answer> {
  const answer = await request[method](`/api/customer/${path}`, { data })
  return ((await answer.json()) as { data: Answer }).data
}

async function form(request: APIRequestContext) {
  const { captchaId } = await call(request, 'get', 'captcha')
  const [country] = await call(request, 'get', 'gis/countryList')
  return {
    password: goodPassword,
    confirmPassword: goodPassword,
    realname: 'Li Wei',
    enterpriseName: 'Yuyao Haichen',
    country: country?.id,
    privacy: true,
    captchaId,
    captcha: captchaAnswer,
  }
}

/** A member made by calls, whose address is not proved yet. */
export async function aMember(request: APIRequestContext, email = newAddress()) {
  const { token = '' } = await call(request, 'post', 'register/saveDeferredVerification', {
    email,
    ...(await form(request)),
  })
  return { email, token }
}

/** A member made by calls who has a mobile number only. */
export async function aMobileMember(request: APIRequestContext) {
  const mobile = newNumber()
  const { captchaId } = await call(request, 'get', 'captcha')
  await call(request, 'post', 'register/sendVerifyCode', { mobile, captchaId, captcha: captchaAnswer })
  const verifyCode = codeIn(await smsTo(request, mobile))
  const { token = '' } = await call(request, 'post', 'register/save', { mobile, verifyCode, ...(await form(request)) })
  return { mobile, token }
}
