import { expect, test } from 'vitest'
import { specTest } from '#testing/spec-lists.ts'
import { mailLoginPage } from './mail-providers.ts'

specTest('every mail provider of the specification has a login page', ({ enums: { mailProvider } }) => {
  const names = Object.values(mailProvider ?? []).flatMap((group) => String(group).split(' / '))
  expect(names).toHaveLength(10)
  for (const name of names) expect(mailLoginPage(`someone@${name}.com`), name).toMatch(/^https:\/\//)
})

test.each([
  ['Buyer@Yahoo.co.uk', 'https://mail.yahoo.com/'],
  ['buyer@hotmail.com', 'https://outlook.live.com/'],
  ['buyer@vip.163.com', 'https://mail.163.com/'],
  ['buyer@gmx.de', 'https://www.gmx.com/'],
])('%s reads mail at %s', (address, page) => expect(mailLoginPage(address)).toBe(page))

test.each([
  'buyer@example.com',
  'gmail.com',
  'buyer@mygmail.com',
  'buyer@gmail.example.com',
  'buyer@constructor.com',
  '',
])('%j has no known provider', (address) => expect(mailLoginPage(address)).toBeUndefined())
