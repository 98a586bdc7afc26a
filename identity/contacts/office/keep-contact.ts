import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/errors.ts'
import type { contacts } from './contract.ts'
import { audit } from '#platform/office/audit/server/audit.ts'
import { keepNoun } from '#platform/office/audit/server/keep-noun.ts'
import type { Undoer } from '#platform/office/audit/server/undo.ts'
import type { Finder } from '#platform/office/finder.ts'
import { missingPictures } from '#platform/office/pictures/hold-pictures.ts'
import type { Context } from '#platform/server/api/context.ts'
import {
  findContactsNamed,
  insertContact,
  isOtherActive,
  lockContacts,
  newContactId,
  removeContacts,
  updateContact,
  type ContactValues,
} from './queries.ts'

export const keptContacts = keepNoun<ContactValues, ParsedOf<typeof contacts.create>>({
  noun: 'contact',
  titleOf: ({ nameEn }) => nameEn,
  lock: lockContacts,
  newId: newContactId,
  insert: insertContact,
  update: updateContact,
  remove: removeContacts,
  toValues: ({ name, nameEn, email, phone, whatsapp, wechatId, languages, pictureId, active }) => ({
    name,
    nameEn,
    email,
    phone,
    whatsapp,
    wechatId,
    languages: [...new Set(languages)],
    pictureId,
    active,
  }),
  problemsOf: async (tx, { id, active, pictureId }, before) => ({
    ...((await missingPictures(tx, [pictureId])).length > 0 && { pictureId: 'adminContacts.choosePicture' }),
    ...(before?.active && !active && !(await isOtherActive(tx, [id])) && { active: 'adminContacts.keepOne' }),
  }),
})

/** Several at once; those that are as wanted already stay untouched. */
export const setContactsActive = (
  { ids, active }: ParsedOf<typeof contacts.setActive>,
  { db, operator }: Context<'operator'>,
) =>
  db.transaction(async (tx) => {
    const chosen = await lockContacts(tx, ids)
    if (chosen.length === 0) throw new Refusal('NOT_FOUND')
    if (!active && !(await isOtherActive(tx, ids)))
      throw new Refusal('INVALID_INPUT', { fields: { active: 'adminContacts.keepOne' } })
    for (const before of chosen) {
      if (before.active === active) continue
      const after = { ...before, active, version: before.version + 1 }
      await updateContact(tx, after)
      const action = active ? ('enable' as const) : ('disable' as const)
      await audit(tx, operator, { action, noun: 'contact', key: before.id, title: before.nameEn, before, after })
    }
    return { changeId: operator.changeId }
  })

export const contactUndoer: Undoer = {
  permission: 'service.edit',
  async undo(tx, change, operator) {
    // Somebody may have been given this contact meanwhile; then it stays.
    if (!change.before && (await lockContacts(tx, [Number(change.key)])).some(({ active }) => active)) return false
    return keptContacts.undoer.undo(tx, change, operator)
  },
}

export const contactFinder: Finder = { permission: 'service.read', find: findContactsNamed }
