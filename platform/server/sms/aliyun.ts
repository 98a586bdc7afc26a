import { randomUUID } from 'node:crypto'
import { type Sender, Undeliverable } from '../mail/message.ts'
import { signRequest } from './sign-request.ts'
import type { SmsSettings } from './sms-settings.ts'

interface Answer {
  Code?: string
}

/** Alibaba Cloud SMS, the operation SendSms of 2017-05-25. */
export function aliyunSender(settings: SmsSettings): Sender<'sms'> {
  const { endpoint, accessKeyId, accessKeySecret, signName, templates } = settings
  const { host, origin } = new URL(endpoint)
  return {
    async send({ id, recipient, message: { template, locale, values } }) {
      const text = templates[template]
      if (!text) throw new Undeliverable('NO_TEMPLATE')
      const { search, headers } = signRequest({
        host,
        action: 'SendSms',
        version: '2017-05-25',
        query: {
          PhoneNumbers: recipient,
          SignName: signName,
          TemplateCode: text[locale],
          TemplateParam: JSON.stringify(values),
          OutId: id,
        },
        accessKeyId,
        accessKeySecret,
        date: new Date(),
        nonce: randomUUID(),
      })
      const { host: _, ...sent } = headers
      const response = await fetch(`${origin}/?${search}`, {
        method: 'POST',
        headers: sent,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      const { Code: code = `HTTP ${response.status}` } = (await response.json().catch(() => ({}))) as Answer
      if (code === 'OK') return
      if (/MOBILE_NUMBER_ILLEGAL|MOBILE_COUNT|INVALID_PARAMETERS/.test(code)) throw new Undeliverable(code)
      throw Object.assign(new Error('the provider refused'), { code })
    },
    close: () => undefined,
  }
}
