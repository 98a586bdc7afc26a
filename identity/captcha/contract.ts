import * as v from 'valibot'
import { get, NamedFile } from '#platform/contract/endpoint.ts'
import { captchaPurposes } from './answer.ts'
import { Challenge } from './challenge.ts'

const Purpose = v.picklist(captchaPurposes)
const Shown = v.object({ captchaId: v.pipe(v.string(), v.maxLength(100)) })

export const captcha = {
  /** For callers that only know pictures: one that counts for every purpose, once. */
  picture: get('/customer/captcha', {
    access: 'open',
    output: v.object({
      captchaId: v.string(),
      /** A PNG as a data URL. */
      image: v.string(),
    }),
  }),
  /** Work for the browser, and the id of a picture for who cannot or will not let it work. */
  challenge: get('/customer/captcha/challenge', {
    access: 'open',
    input: v.object({ purpose: Purpose }),
    output: v.object({ captchaId: v.string(), pictureUrl: v.string(), soundUrl: v.string(), challenge: Challenge }),
  }),
  image: get('/customer/captcha/image', { access: 'open', input: Shown, output: NamedFile, type: 'image/png' }),
  /** The digits of the picture, read aloud in the visitor's language. */
  sound: get('/customer/captcha/sound', { access: 'open', input: Shown, output: NamedFile, type: 'audio/wav' }),
}
