import type { APIRequestContext } from '@playwright/test'
import { expect } from './journey.ts'

export const captchaAnswer = '204857'

let made = 0
/** Nobody's yet, and of this worker and run alone. */
const unique = () => `${Date.now().toString(36)}${process.pid}${++made}`
export const newAddress = () => `j${unique()}@firm.example`
export const newNumber = () =>
  `13${String(Date.now() % 1_000_000).padStart(6, '0')}${String((process.pid * 7 + ++made) % 1000).padStart(3, '0')}`

interface Mail {
  subject: string
  text: string
  html: string
}

const mailboxOf = (baseURL: string | undefined) => `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 2}`

/** The newest mail to an address that says this, as the SMTP server of the journeys got it. */
export async function mailTo(baseURL: string | undefined, address: string, subject: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const answer = await fetch(`${mailboxOf(baseURL)}/?to=${encodeURIComponent(address)}`)
      found = ((await answer.json()) as Mail[]).findLast((mail) => mail.subject.includes(subject))
      return found?.subject
    })
    .toBeDefined()
  return found as Mail
}

export const codeIn = ({ text }: { text: string }) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
export const linkIn = ({ text, html }: Mail) => {
  const link = /https?:\S+/.exec(text)?.[0] ?? ''
  // Both parts of the mail lead to the same place.
  expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  return link
}

/** The newest text message to a number; without a provider the demo inbox has it. */
export async function smsTo(request: APIRequestContext, number: string): Promise<{ text: string }> {
  let found: { text: string } | undefined
  await expect
    .poll(async () => {
      const answer = await request.get('/api/common/demo/inbox')
      const { data } = (await answer.json()) as { data: { recipient: string; text: string }[] }
      found = data.find(({ recipient }) => recipient === number)
      return found?.text
    })
    .toBeDefined()
  return found as { text: string }
}
