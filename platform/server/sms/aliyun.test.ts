import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { Undeliverable } from '../mail/message.ts'
import { aliyunSender } from './aliyun.ts'
import { signRequest } from './sign-request.ts'

test('a request is signed as in the example of the provider’s documentation', () => {
  const { search, headers } = signRequest({
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    accessKeyId: 'YourAccessKeyId',
    accessKeySecret: 'YourAccessKeySecret',
    date: new Date('2023-10-26T10:22:32.123Z'),
    nonce: '3156853299f313e23d1673dc12e1703d',
  })
  expect(search).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai')
  expect(headers['authorization']).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

/** The signature as a provider computes it: from nothing but what arrived. */
function signatureOf({ method, url = '', headers }: IncomingMessage, secret: string): string {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const canonical = [method, '/', url.slice(url.indexOf('?') + 1), lines.join(''), names, sha256('')].join('\n')
  return createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
}

describe('a text message', () => {
  const requests: IncomingMessage[] = []
  let answer: { status: number; body: string }
  const server = createServer((request, response) => {
    requests.push(request)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  afterAll(() => server.close())
  beforeEach(() => {
    requests.length = 0
    answer = { status: 200, body: '{"Code":"OK","Message":"OK","BizId":"1","RequestId":"2"}' }
  })

  const sender = () =>
    aliyunSender({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      accessKeyId: 'an id',
      accessKeySecret: 'a secret',
      signName: '聚港',
      templates: {
        code: { 'zh-CN': 'SMS_1', 'en-US': 'SMS_2' },
        mobileChanged: { 'zh-CN': 'SMS_3', 'en-US': 'SMS_4' },
      },
    })
  const send = (values: Record<string, string> = { code: '123456' }) =>
    sender().send({
      id: 'the-row',
      recipient: '13800000001',
      attempts: 1,
      message: { locale: 'en-US', template: 'code', values, text: 'Your code is 123456' },
    })

  test('carries number, signature name, template and values, and is signed', async () => {
    await send({ code: "12*'(3) ~+&=", site: '聚港' })
    const [request] = requests
    const url = new URL(request?.url ?? '', 'http://x')
    expect(request?.method).toBe('POST')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      PhoneNumbers: '13800000001',
      SignName: '聚港',
      TemplateCode: 'SMS_2',
      TemplateParam: JSON.stringify({ code: "12*'(3) ~+&=", site: '聚港' }),
      OutId: 'the-row',
    })
    expect(request?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' })
    const sent = Date.parse(request?.headers['x-acs-date'] as string)
    expect(Math.abs(sent - Date.now())).toBeLessThan(10_000)
    const authorization = request?.headers.authorization ?? ''
    expect(authorization).toContain('Credential=an id,')
    expect(authorization).toContain(`Signature=${signatureOf(request as IncomingMessage, 'a secret')}`)
    expect(authorization).not.toContain(signatureOf(request as IncomingMessage, 'another secret'))
  })

  test('has another nonce every time', async () => {
    await send()
    await send()
    const [one, other] = requests.map(({ headers }) => headers['x-acs-signature-nonce'])
    expect(one).not.toBe(other)
  })

  test.each([
    [{ status: 200, body: '{"Code":"isv.BUSINESS_LIMIT_CONTROL"}' }, 'isv.BUSINESS_LIMIT_CONTROL'],
    [{ status: 403, body: '{"Code":"SignatureDoesNotMatch"}' }, 'SignatureDoesNotMatch'],
    [{ status: 502, body: '<html>' }, 'HTTP 502'],
  ])('that is refused with %j is tried again', async (refusal, code) => {
    answer = refusal
    const error = await send().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code })
    expect(error).not.toBeInstanceOf(Undeliverable)
  })

  test('to a number that does not exist is given up', async () => {
    answer = { status: 200, body: '{"Code":"isv.MOBILE_NUMBER_ILLEGAL"}' }
    await expect(send()).rejects.toBeInstanceOf(Undeliverable)
  })
})
