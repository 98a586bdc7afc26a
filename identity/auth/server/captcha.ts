import { createHash, randomInt, randomUUID } from 'node:crypto'
import { Refusal } from '#platform/contract/errors.ts'
import type { CaptchaAnswer } from '../identity.ts'
import type { Db } from '#platform/server/database/database.ts'
import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { alphabet } from './glyphs.ts'
import { insertCaptcha, removeCaptcha } from './proof-queries.ts'
import { networkOf } from '#platform/server/api/network-of.ts'

export const captchaHash = (id: string, answer: string) =>
  createHash('sha256').update(`${id} ${answer.toUpperCase()}`).digest()

const newAnswer = () => Array.from({ length: 4 + randomInt(2) }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A picture with characters to type; only a hash of them is kept. */
export async function makeCaptcha({ db, ip, config }: Context) {
  await spend(db, `captcha ip ${networkOf(ip)}`, { most: 600, minutes: 15 })
  const captchaId = randomUUID()
  const answer = config.captchaAnswer ?? newAnswer()
  await insertCaptcha(db, captchaId, captchaHash(captchaId, answer))
  return { captchaId, image: drawCaptcha(answer) }
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One picture, one try: right or wrong, it is gone afterwards. */
export async function passCaptcha(db: Db, { captchaId, captcha }: CaptchaAnswer): Promise<void> {
  if (!captchaId || !captcha) refuse('CAPTCHA_REQUIRED')
  const kept = isUuid.test(captchaId) ? await removeCaptcha(db, captchaId) : undefined
  if (!kept?.alive || !kept.hash.equals(captchaHash(captchaId, captcha))) refuse('CAPTCHA_WRONG')
}

function refuse(name: 'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG'): never {
  throw new Refusal(name, { fields: { captcha: `errors.${name}` }, facts: { captchaDue: true } })
}
