import { Refusal } from '#platform/contract/errors.ts'
import type { CaptchaAnswer } from '#identity/captcha/answer.ts'
import type { Context } from '#platform/server/api/context.ts'
import { clearTally } from '#platform/server/api/budget-queries.ts'
import { spend, tally } from '#platform/server/api/budget.ts'
import { securityEvent } from '#platform/server/security/security-event.ts'
import { passCaptcha } from '#identity/captcha/server/pass-captcha.ts'
import { isPassword } from './passwords.ts'
import { findCredentials } from './queries.ts'
import { handOver, openSession } from './sessions.ts'
import { networkOf } from '#platform/server/api/network-of.ts'
import { issueTicket } from './sign-in-ticket.ts'

const failuresWithoutCaptcha = 3

interface Credentials extends CaptchaAnswer {
  account: string
  password: string
}

/** Right or wrong, known or unknown: the same work and the same answer, so that accounts cannot be listed. */
export async function signIn({ account, password, ...answer }: Credentials, context: Context) {
  const { db, ip } = context
  const name = account.toLowerCase()
  await spend(db, `sign-in ip ${networkOf(ip)}`, { most: 120, minutes: 15 })

  // Counted as a failure until it is none: of many tries at once only three come through without a picture.
  const ofAccount = await tally(db, `sign-in failed ${name}`)
  const ofIp = await tally(db, `sign-in failed ip ${networkOf(ip)}`)
  const failures = Math.max(ofAccount.recent, ofIp.recent)
  const takeBack = () => Promise.all([ofAccount.takeBack(), ofIp.takeBack()])
  if (failures > failuresWithoutCaptcha)
    await passCaptcha(context, 'signIn', answer).catch(async (refusal) => {
      await takeBack()
      throw refusal
    })
  // From one place only: a stranger's failures never keep out the owner who comes from elsewhere.
  await spend(db, `sign-in account ${name} ${networkOf(ip)}`, { most: 20, minutes: 15 })

  const member = await findCredentials(db, name)
  const right = await isPassword(password, member?.passwordHash)
  if (!member || !right || member.disabled)
    throw new Refusal('SIGN_IN_FAILED', failures >= failuresWithoutCaptcha ? { facts: { captchaDue: true } } : {})

  await Promise.all([clearTally(db, `sign-in failed ${name}`), ofIp.takeBack()])
  return letIn(member, name, context)
}

/** Who has shown to be the member is in, or gives the code of the second factor first. */
export async function letIn(member: { id: number; hasSecondFactor: boolean }, person: string, context: Context) {
  const { db } = context
  if (member.hasSecondFactor)
    throw new Refusal('SECOND_FACTOR_DUE', { facts: { ticket: await issueTicket(db, member.id) } })
  const session = await openSession(db, member.id, context)
  await securityEvent(context, 'memberSignedIn', { memberId: member.id, person })
  return handOver(context, session)
}
