import { spend } from '#platform/server/api/budget.ts'
import type { Context } from '#platform/server/api/context.ts'
import { networkOf } from '#platform/server/api/network-of.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { CaptchaPurpose } from '../answer.ts'
import { captcha } from '../contract.ts'
import { drawDigits } from './draw-digits.ts'
import { groundOf } from './ground.ts'
import { writeChallenge } from './proof.ts'
import { speakDigits } from './speak-digits.ts'
import { digitsOf, lookOf, readTicket, writeTicket } from './ticket.ts'

/** Writes nothing: a page that shows a form only reads. */
export async function makeChallenge(purpose: CaptchaPurpose, context: Context) {
  const { key, work } = await groundOf(context)
  const captchaId = writeTicket(key, purpose)
  const urlOf = ({ path }: { path: string }) => `${context.config.apiBase}${path}?captchaId=${captchaId}`
  return {
    captchaId,
    pictureUrl: urlOf(captcha.image),
    soundUrl: urlOf(captcha.sound),
    challenge: await writeChallenge(key, purpose, work),
  }
}

export async function makePicture(context: Context) {
  const captchaId = writeTicket((await groundOf(context)).key, 'any')
  const { bytes } = await showPicture(captchaId, context)
  return { captchaId, image: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` }
}

export async function showPicture(captchaId: string, context: Context) {
  const { digits, look } = await behind(captchaId, context)
  return { name: 'captcha.png', bytes: drawDigits(digits, look) }
}

export async function playSound(captchaId: string, context: Context) {
  const { digits, look } = await behind(captchaId, context)
  return { name: 'captcha.wav', bytes: await speakDigits(digits, context.locale, look) }
}

/** Who reads pictures by program wants many of them. */
const perNetwork = { most: 120, minutes: 15 }

async function behind(captchaId: string, context: Context) {
  const { db, ip, config } = context
  await spend(db, `captcha pictures ${networkOf(ip)}`, perNetwork)
  const { key } = await groundOf(context)
  const ticket = readTicket(key, captchaId)
  if (!ticket) throw new Refusal('NOT_FOUND')
  return { digits: config.captchaAnswer ?? digitsOf(key, ticket), look: lookOf(key, ticket) }
}
