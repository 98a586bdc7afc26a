import { recordHandlers } from '#platform/office/records/server/record-handlers.ts'
import { changeRecords } from '#platform/office/records/server/save-record.ts'
import type { Handlers } from '#platform/server/api/context.ts'
import type { contacts } from './contract.ts'
import { findDeskHours } from './queries.ts'
import { saveHours } from './save-hours.ts'
import { contactTable } from './table.ts'

const { remove: _, ...handlers } = recordHandlers(contactTable)

export const contactDeskHandlers: Handlers<typeof contacts> = {
  ...handlers,
  info: async (input, context) => {
    const found = await handlers.info(input, context)
    // The version makes a changed number a new picture, which no browser has kept.
    const url = `${context.config.apiBase}/mp/QrCode?contactId=${found.id}&version=${found.version}`
    return { ...found, whatsappCode: found.active && (found.whatsapp || found.phone) ? url : null }
  },
  setActive: ({ ids, active }, context) =>
    changeRecords(contactTable, ids, { active }, context, active ? 'enable' : 'disable'),
  hours: (_input, { db }) => findDeskHours(db),
  saveHours: (input, context) => saveHours(input, context),
}
