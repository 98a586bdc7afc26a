import type { Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aCaptcha } from './captchas.ts'
import { codeSentTo } from './messages.ts'
import type { TestApp } from './test-app.ts'

let made = 0
export const newEmail = () => `newcomer${++made}@firm.example`
export const newMobile = () => `139${String(++made).padStart(8, '0')}`

export const goodPassword = 'harbour crane 7'
export const passwords = { password: goodPassword, confirmPassword: goodPassword }

/** What every way in asks for, beside the address and its proof. */
export async function person(db: Db) {
  const china = await db.first<{ id: number }>(sql`select id from country where code = 'CN'`)
  return { realname: 'Li Wei', enterpriseName: 'Yuyao Haichen', country: china?.id ?? 0, privacy: true as const }
}

/** The whole form of one who registers by e-mail code, with the code that was mailed. */
export async function emailForm({ anonymous, db }: TestApp, email = newEmail()) {
  await anonymous.registration.sendEmailCode({ email, ...(await aCaptcha(db)) })
  return { email, verifyCode: await codeSentTo(db, email), ...passwords, ...(await person(db)) }
}

/** The same by mobile code. */
export async function mobileForm({ anonymous, db }: TestApp, mobile = newMobile()) {
  await anonymous.registration.sendMobileCode({ mobile, ...(await aCaptcha(db)) })
  return { mobile, verifyCode: await codeSentTo(db, mobile), ...passwords, ...(await person(db)) }
}

/** A member who registered at once with an address that nobody has proved yet. */
export async function unproved({ anonymous, db }: TestApp, email = newEmail()) {
  const { token } = await anonymous.registration.atOnce({
    email,
    ...passwords,
    ...(await person(db)),
    ...(await aCaptcha(db)),
  })
  const member = await db.first<{ id: number }>(sql`select id from member where email = ${email}`)
  return { email, token, id: member?.id ?? 0 }
}
