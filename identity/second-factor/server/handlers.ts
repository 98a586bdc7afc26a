import type { Handlers } from '#platform/server/api/context.ts'
import type { secondFactor } from '../contract.ts'
import {
  confirmOwnFactor,
  getOwnFactor,
  offerOwnFactor,
  removeOwnFactor,
  renewOwnCodes,
  signInByCode,
} from './member-factor.ts'

export const secondFactorHandlers: Handlers<typeof secondFactor> = {
  signIn: (input, context) => signInByCode(input, context),
  info: (_, context) => getOwnFactor(context),
  offer: ({ currentPassword }, context) => offerOwnFactor(currentPassword, context),
  confirm: ({ code }, context) => confirmOwnFactor(code, context),
  renewCodes: ({ currentPassword }, context) => renewOwnCodes(currentPassword, context),
  remove: ({ currentPassword }, context) => removeOwnFactor(currentPassword, context),
}
