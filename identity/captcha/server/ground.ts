import type { Context } from '#platform/server/api/context.ts'
import { networkOf } from '#platform/server/api/network-of.ts'
import { findGround } from './queries.ts'

export const failedCaptchas = (ip: string) => `captcha failed ${networkOf(ip)}`

const failuresAStep = 3
const mostSteps = 4

/** What captchas of a caller are signed with, and how much work is asked: twice as much after every few failures. */
export async function groundOf({ db, ip, config }: Pick<Context, 'db' | 'ip' | 'config'>) {
  const found = await findGround(db, [failedCaptchas(ip), `sign-in failed ip ${networkOf(ip)}`])
  if (!found) throw new Error('the key of captchas is missing')
  const steps = Math.min(mostSteps, Math.floor(found.failures / failuresAStep))
  return { key: found.key, work: config.captchaWork * 2 ** steps }
}
