import type { Handlers } from '#platform/server/api/context.ts'
import type { passkeys } from '../contract.ts'
import { addOwnPasskey, getOwnPasskeys, offerOwnPasskey, removeOwnPasskey, signInByPasskey } from './member-passkeys.ts'
import { requestPasskey } from './passkeys.ts'

export const passkeysHandlers: Handlers<typeof passkeys> = {
  challenge: (_, context) => requestPasskey(context, 'member'),
  signIn: ({ credential }, context) => signInByPasskey(credential, context),
  info: (_, context) => getOwnPasskeys(context),
  offer: ({ currentPassword }, context) => offerOwnPasskey(currentPassword, context),
  add: (input, context) => addOwnPasskey(input, context),
  remove: (input, context) => removeOwnPasskey(input, context),
}
