import { Refusal } from '#platform/contract/errors.ts'
import type { QrTarget } from '../contract.ts'
import type { Context } from '#platform/server/api/context.ts'
import { drawQr } from './draw-qr.ts'
import { findContactById, findQrAddress } from './queries.ts'

/** Only addresses of ours become codes, so that nobody spreads a foreign link under our name. */
export async function qrCode(target: QrTarget, { db, locale, siteOrigin }: Context): Promise<string> {
  const address = await addressOf()
  if (!address) throw new Refusal('NOT_FOUND')
  return drawQr(address)

  async function addressOf() {
    if (target.contactId !== undefined) {
      const contact = await findContactById(db, target.contactId)
      return contact?.whatsapp && `https://wa.me/${contact.whatsapp}`
    }
    if (target.account) return (await findQrAddress(db, locale, target.account))?.url
    return siteOrigin + (target.path ?? '/')
  }
}
