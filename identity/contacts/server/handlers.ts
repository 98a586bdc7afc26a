import type { support } from '../contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { getContact } from './get-contact.ts'
import { qrCode } from './qr-code.ts'

export const supportHandlers: Handlers<typeof support> = {
  contact: ({ cookieId }, context) => getContact(context, cookieId),
  toolbarContact: (_, context) => getContact(context),
  shareContact: (_, context) => getContact(context),
  qrCode: (target, context) => qrCode(target, context),
}
