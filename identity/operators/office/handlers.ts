import type { operators } from './contract.ts'
import type { session } from './session-contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { acceptInvitation, changePassword, lookAtInvitation } from './change-password.ts'
import { disableOperator, inviteAgain, resetSecondFactor } from './disable-operator.ts'
import { requestPasskey } from '#identity/passkeys/server/passkeys.ts'
import { getMe } from './get-me.ts'
import { giveCode } from './give-code.ts'
import { addOwnPasskey, getOwnPasskeys, offerOwnPasskey, removeOwnPasskey, signInByPasskey } from './passkeys.ts'
import { searchContacts, searchOperators, searchShops } from './queries.ts'
import { isSeller, isWithin } from './require-reach.ts'
import { searchRoles } from './role-queries.ts'
import { createOperator, getOperator, saveOperator } from './save-operator.ts'
import { confirmSecondFactor, offerSecondFactor, renewRecoveryCodes } from './second-factor.ts'
import { setFavourite } from './session-queries.ts'
import { signIn, signOut } from './sign-in.ts'

export const sessionHandlers: Handlers<typeof session> = {
  signIn: (credentials, context) => signIn(credentials, context),
  passkeyChallenge: (_, context) => requestPasskey(context, 'operator'),
  signInByPasskey: ({ credential }, context) => signInByPasskey(credential, context),
  giveCode: ({ code }, context) => giveCode(code, context),
  signOut: (_, context) => signOut(context),
  me: (_, context) => getMe(context),
  setFavourite: async ({ path, on }, { db, operator }) => {
    await setFavourite(db, operator.operatorId, path, on)
    return null
  },
  offerSecondFactor: ({ password }, context) => offerSecondFactor(password, context),
  confirmSecondFactor: ({ code }, context) => confirmSecondFactor(code, context),
  renewRecoveryCodes: ({ password }, context) => renewRecoveryCodes(password, context),
  passkeys: (_, context) => getOwnPasskeys(context),
  offerPasskey: ({ password }, context) => offerOwnPasskey(password, context),
  addPasskey: (input, context) => addOwnPasskey(input, context),
  removePasskey: (input, context) => removeOwnPasskey(input, context),
  changePassword: (input, context) => changePassword(input, context),
  invitation: ({ token }, { db }) => lookAtInvitation(db, token),
  acceptInvitation: (input, { db }) => acceptInvitation(input, db),
}

export const operatorsHandlers: Handlers<typeof operators> = {
  list: (filter, { db }) => searchOperators(db, filter),
  info: ({ id }, { db }) => getOperator(db, id),
  contacts: (_, { db }) => searchContacts(db),
  shops: (_, { db }) => searchShops(db),
  roles: async (_, { db, operator }) =>
    (await searchRoles(db)).map((role) => ({
      ...role,
      mine: isWithin(role.permissions, operator),
      seller: isSeller(role),
    })),
  create: (input, context) => createOperator(input, context),
  update: (input, context) => saveOperator(input, context),
  invite: ({ id }, context) => inviteAgain(id, context),
  disable: ({ id }, context) => disableOperator(id, true, context),
  enable: ({ id }, context) => disableOperator(id, false, context),
  resetSecondFactor: (input, context) => resetSecondFactor(input, context),
}
