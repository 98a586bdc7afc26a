import { expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { contract } from '#site/contract.ts'
import { aCaptcha } from '#testing/captchas.ts'
import { aContact } from '#testing/factories.ts'
import { behindProxy, fromNewIp } from '#testing/from-ip.ts'
import { emailForm, newEmail, passwords, person, unproved } from '#testing/identity.ts'
import { messagesTo, waitAMinute } from '#testing/messages.ts'
import { dayFromNow } from '#testing/quotes.ts'
import { testApp } from '#testing/test-app.ts'

const site = await testApp({ config: behindProxy })
const { db, call, anonymous } = site
await aContact(db)

const words = 'Buy cheap watches at evil.example'
const enquiry = {
  lines: [{ productName: words, quantity: 1, unit: 'MT' as const }],
  purchaseTime: dayFromNow(30),
  agreement: true,
  message: words,
}
const sendTo = async (email: string) =>
  call(
    contract.enquiries.saveAsVisitor,
    { ...enquiry, name: words, company: words, email, ...(await aCaptcha(db)) },
    fromNewIp(),
  )
const mailsTo = async (email: string) => (await messagesTo(db, email)).map((mail) => JSON.stringify(mail))

test('an address that nobody has proved gets the number of an enquiry and a link, and no word of the sender', async () => {
  const email = newEmail()
  const { enquiryNo } = (await sendTo(email)).envelope.data as { enquiryNo: string }
  const [mail = ''] = await mailsTo(email)
  expect(mail).toContain(enquiryNo)
  expect(mail).toMatch(/https?:\/\//)
  expect(mail).not.toMatch(/watches|evil/)
})

test('it gets five of them an hour, and every enquiry arrives all the same', async () => {
  const email = newEmail()
  for (let n = 0; n < 8; n += 1) expect((await sendTo(email)).envelope.code).toBe(0)
  expect(await mailsTo(email)).toHaveLength(5)
  const row = await db.first<{ count: number }>(sql`select count(*) from enquiry where email = ${email}`)
  expect(row?.count).toBe(8)
})

test('no name that a stranger registered with reaches the address, whatever is asked for', async () => {
  const email = newEmail()
  const form = { email, ...passwords, ...(await person(db)), realname: words, enterpriseName: words }
  await anonymous.registration.atOnce({ ...form, ...(await aCaptcha(db)) })
  await waitAMinute(db)
  await anonymous.registration.repeatVerification({ email, ...(await aCaptcha(db)) })
  await anonymous.auth.sendRecoveryLink({ email, ...(await aCaptcha(db)) })
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(3)
  for (const mail of mails) expect(mail).not.toMatch(/watches|evil/)
})

test('nor does it when a member asks or moves the account to another address', async () => {
  const { email, token } = await unproved(site)
  await db.run(sql`update member set realname = ${words} where email = ${email}`)
  const other = newEmail()
  await call(contract.enquiries.save, enquiry, { token })
  await call(contract.accountSecurity.sendEmailCode, { email: other, ...(await aCaptcha(db)) }, { token })
  const mails = [...(await mailsTo(email)), ...(await mailsTo(other))]
  expect(mails.length).toBeGreaterThanOrEqual(3)
  for (const mail of mails) expect(mail).not.toMatch(/watches|evil/)
})

test('who has proved the address is called by name', async () => {
  const form = await emailForm(site)
  await anonymous.registration.byEmail(form)
  await waitAMinute(db)
  await anonymous.auth.sendRecoveryLink({ email: form.email, ...(await aCaptcha(db)) })
  const mails = await mailsTo(form.email)
  expect(mails.some((mail) => mail.includes(form.realname))).toBe(true)
})
