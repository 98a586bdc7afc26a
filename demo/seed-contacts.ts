import type { Db } from '#platform/server/database/database.ts'
import { insertRows } from '#site/first-start/server/shared-queries.ts'
import { contacts, nameOf } from './contacts.ts'
import { storePictures } from './store-pictures.ts'

export async function seedContacts(db: Db) {
  const pictureIds = await storePictures(db, 'contacts')
  await insertRows(
    db,
    'contact',
    contacts.map((contact) => ({
      ...contact,
      languages: contact.name_en === 'Helen He' ? ['en-US', 'zh-CN'] : [contact.locale],
      wechat_id: `polyharbor-${nameOf(contact)}`,
      picture_id: pictureIds[nameOf(contact)],
      active: true,
    })),
  )
}
