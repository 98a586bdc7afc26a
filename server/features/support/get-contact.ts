import { Refusal } from '#contract/errors.ts'
import type { Contact } from '#contract/support.ts'
import type { Context } from '#server/http/context.ts'
import { findContact } from './queries.ts'

/** The contact for a visitor's language, with the codes that open a conversation. */
export async function getContact({ db, config, locale }: Context): Promise<Contact> {
  const contact = await findContact(db, locale)
  if (!contact) throw new Refusal('NOT_FOUND')
  const code = (app: string) => `${config.apiBase}/mp/QrCode?contactId=${contact.id}&app=${app}`
  return { ...contact, wechatQR: code('wechat'), whatappQR: code('whatsapp'), cookieId: null, visitHistoryId: null }
}
