import type { APIRequestContext, Page } from '@playwright/test'
import type { Translator } from '#i18n/messages.ts'
import { expect } from './journey.ts'
import { captchaAnswer, newAddress } from './mailbox.ts'

export const goodPassword = 'harbour crane 7'
export const otherPassword = 'container yard 12'

// A field may have a button with a name like its own.
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input'))

/** What a required field is called to a screen reader. */
export const type = (page: Page, label: string, value: string) =>
  page.getByRole('main').locator('label').filter({ hasText: label }).first().locator('xpath=..').locator('input').first().fill(value)

export const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Asks for a code or link, with the picture solved. */
export async function send(page: Page, t: Translator, label: string) {
  await page.locator('input[name=captcha]').fill(captchaAnswer)
  await press(page, label)
  await expect(page.getByRole('button', { name: t('auth.resendIn', { seconds: 59 }).replace('59', '') })).toHaveCount(0)
}

export async function typePasswords(page: Page, password = goodPassword) {
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=confirmPassword]').fill(password)
}

export async function typePerson(page: Page) {
  await page.locator('input[name=realname]').fill('Li Wei')
  await page.locator('input[name=enterpriseName]').fill('Yuyao Haichen')
  await page.locator('select[name=country]').selectOption({ index: 3 })
  await page.locator('input[name=privacy]').check()
}

/** A member made by the API, signed in, whose address is not proved yet. */
export async function aMember(request: APIRequestContext) {
  const email = newAddress()
  const call = async (method: 'get' | 'post', path: string, data?: object) =>
    ((await (await request[method](`/api/customer/${path}`, { data })).json()) as { data: never }).data
  const { captchaId } = (await call('get', 'captcha')) as { captchaId: string }
  const [country] = (await call('get', 'gis/countryList')) as { id: number }[]
  const { token } = (await call('post', 'register/saveDeferredVerification', {
    email,
    password: goodPassword,
    confirmPassword: goodPassword,
    realname: 'Li Wei',
    enterpriseName: 'Yuyao Haichen',
    country: country?.id,
    privacy: true,
    captchaId,
    captcha: captchaAnswer,
  })) as { token: string }
  return { email, token }
}
