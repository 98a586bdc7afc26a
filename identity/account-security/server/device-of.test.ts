import { expect, test } from 'vitest'
import { countryOfIp } from './country-of-ip.ts'
import { deviceOf } from './device-of.ts'
import { maskEmail, maskMobile } from './mask.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.0 Safari/605', 'Safari', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140 Safari/604', 'Chrome', 'iPhone'],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0 Mobile MicroMessenger/8.0`, 'WeChat', 'Android'],
  ['curl/8.0', null, null],
  ['', null, null],
])('%s', (userAgent, browser, system) => expect(deviceOf(userAgent)).toEqual({ browser, system }))

test.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['127.0.0.1', undefined],
  ['192.168.1.4', undefined],
  ['::1', undefined],
  ['', undefined],
])('%s lies in %s', async (ip, country) => expect(await countryOfIp(ip)).toBe(country))

test('a masked address can be recognised and not be used', () => {
  expect(maskMobile('13812345678')).toBe('138****5678')
  expect(['anna@firm.com', 'a@firm.com', 'ab@firm.com'].map(maskEmail)).toEqual([
    'a***a@firm.com',
    'a***@firm.com',
    'a***b@firm.com',
  ])
})
