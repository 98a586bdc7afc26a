import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const sms = {
  SMS_ACCESS_KEY_ID: 'an id',
  SMS_ACCESS_KEY_SECRET: 'a secret',
  SMS_SIGN_NAME: 'PolyHarbor',
  SMS_TEMPLATE_CODE: 'SMS_1',
  SMS_TEMPLATE_CHANGED: 'SMS_2',
}

describe('the providers of messages', () => {
  test('are none unless configured', () => {
    expect(readConfig({}, [])).toMatchObject({ mail: undefined, sms: undefined, captchaAnswer: undefined })
  })

  test('of mails need an address only; the sender is named after the site', () => {
    const environment = { SMTP_URL: 'smtp://mail.example', PUBLIC_ORIGIN: 'https://www.harbour.example' }
    expect(readConfig(environment, []).mail).toEqual({
      smtpUrl: 'smtp://mail.example',
      from: 'no-reply@www.harbour.example',
    })
    const named = { ...environment, MAIL_FROM: 'Harbour <post@harbour.example>' }
    expect(readConfig(named, []).mail?.from).toBe('Harbour <post@harbour.example>')
  })

  test.each([
    [{ SMTP_URL: 'http://mail.example' }],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'post@harbour.example\r\nBcc: all@x.example' }],
  ])('refuse %j', (environment) => expect(() => readConfig(environment, [])).toThrow('not valid'))

  test('of text messages are whole or absent, with English texts of their own where there are any', () => {
    expect(readConfig(sms, []).sms?.templates.code).toEqual({ 'zh-CN': 'SMS_1', 'en-US': 'SMS_1' })
    const english = { ...sms, SMS_TEMPLATE_CODE_EN: 'SMS_3' }
    expect(readConfig(english, []).sms?.templates.code).toEqual({ 'zh-CN': 'SMS_1', 'en-US': 'SMS_3' })
    for (const name of Object.keys(sms)) {
      const incomplete = { ...sms, [name]: '' }
      expect(() => readConfig(incomplete, []), name).toThrow('together or not at all')
    }
  })
})

test('the answer to every captcha can be fixed in a demonstration only', () => {
  expect(readConfig({ CAPTCHA_ANSWER: '204857' }, ['--demo']).captchaAnswer).toBe('204857')
  expect(() => readConfig({ CAPTCHA_ANSWER: '204857' }, [])).toThrow('demonstrations only')
  expect(() => readConfig({ CAPTCHA_ANSWER: 'ACEH' }, ['--demo'])).toThrow('CAPTCHA_ANSWER')
})
