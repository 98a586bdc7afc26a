import type { Handlers } from '#platform/server/api/context.ts'
import type { captcha } from '../contract.ts'
import { makeChallenge, makePicture, playSound, showPicture } from './make-captcha.ts'

export const captchaHandlers: Handlers<typeof captcha> = {
  picture: (_, context) => makePicture(context),
  challenge: ({ purpose }, context) => makeChallenge(purpose, context),
  image: ({ captchaId }, context) => showPicture(captchaId, context),
  sound: ({ captchaId }, context) => playSound(captchaId, context),
}
