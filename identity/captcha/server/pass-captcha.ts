import { Refusal } from '#platform/contract/errors.ts'
import { tally } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import type { CaptchaAnswer, CaptchaPurpose } from '../answer.ts'
import { failedCaptchas, groundOf } from './ground.ts'
import { solvedBy } from './proof.ts'
import { insertAnswered } from './queries.ts'
import { digitsOf, readTicket } from './ticket.ts'

type Asked = Pick<Context, 'db' | 'ip' | 'config'>

/** Refuses unless work was done or a picture was read for this purpose. Each counts once, a picture also when it was misread. */
export async function passCaptcha(context: Asked, purpose: CaptchaPurpose, answer: CaptchaAnswer): Promise<void> {
  const { altcha, captchaId, captcha } = answer
  if (!altcha && !(captchaId && captcha)) refuse('CAPTCHA_REQUIRED')
  const right = altcha
    ? await passProof(context, purpose, altcha)
    : await passPicture(context, purpose, captchaId ?? '', captcha ?? '')
  if (right) return
  await tally(context.db, failedCaptchas(context.ip))
  refuse('CAPTCHA_WRONG')
}

async function passProof(context: Asked, purpose: CaptchaPurpose, altcha: string): Promise<boolean> {
  const { key, work } = await groundOf(context)
  const solved = await solvedBy(key, altcha)
  if (solved?.data.purpose !== purpose) return false
  // Kept from before the failures that made it harder: no failure of its own, only not enough.
  if (solved.data.work < work) refuse('CAPTCHA_WRONG')
  return (await insertAnswered(context.db, solved.nonce, solved.expiresAt)) === 1
}

async function passPicture(context: Asked, purpose: CaptchaPurpose, captchaId: string, captcha: string) {
  const { db, config } = context
  const { key } = await groundOf(context)
  const ticket = readTicket(key, captchaId)
  if (!ticket || ticket.expiresAt * 1_000 < Date.now()) return false
  if (ticket.purpose !== 'any' && ticket.purpose !== purpose) return false
  const first = (await insertAnswered(db, ticket.id, ticket.expiresAt)) === 1
  return first && captcha === (config.captchaAnswer ?? digitsOf(key, ticket))
}

function refuse(name: 'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG'): never {
  throw new Refusal(name, { fields: { captcha: `errors.${name}` }, facts: { captchaDue: true } })
}
