import { Refusal } from '#platform/contract/errors.ts'
import type { contacts } from './contract.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import { keptContacts, setContactsActive } from './keep-contact.ts'
import { getDeskHours, saveHours } from './save-hours.ts'
import { findContactRow, searchContactRows } from './queries.ts'

export const contactDeskHandlers: Handlers<typeof contacts> = {
  list: (filter, { db }) => searchContactRows(db, filter),
  info: async ({ id }, { db, config }) => {
    const found = await findContactRow(db, id)
    if (!found) throw new Refusal('NOT_FOUND')
    // The version makes a changed number a new picture, which no browser has kept.
    const code = (app: string) => `${config.apiBase}/mp/QrCode?contactId=${id}&app=${app}&version=${found.version}`
    return { ...found, codes: found.active ? { whatsapp: code('whatsapp'), wechat: code('wechat') } : null }
  },
  create: (input, context) => keptContacts.create(input, context),
  update: (input, context) => keptContacts.save(input, context),
  setActive: (input, context) => setContactsActive(input, context),
  hours: (_, { db }) => getDeskHours(db),
  saveHours: (input, context) => saveHours(input, context),
}
