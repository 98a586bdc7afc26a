import type { Db } from '#platform/server/database/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { insertRows } from '#site/first-start/server/shared-queries.ts'
import { drawPerson } from './pictures/draw-person.ts'
import { emblemWidths } from './pictures/pictures.ts'
import { storePictures } from './store-pictures.ts'

const contacts = [
  { locale: 'zh-CN', name_zh: '林晓雯', name_en: 'Lin Xiaowen', email: 'lin@polyharbor.example', phone: '13800000001' },
  { locale: 'zh-CN', name_zh: '周凯', name_en: 'Zhou Kai', email: 'zhou@polyharbor.example', phone: '13800000002' },
  { locale: 'en-US', name_zh: '何敏', name_en: 'Helen He', email: 'helen@polyharbor.example', phone: '13800000003' },
  {
    locale: 'en-US',
    name_zh: '陈大卫',
    name_en: 'David Chen',
    email: 'david@polyharbor.example',
    phone: '13800000004',
  },
]

/** The people visitors talk to. */
export async function seedContacts(db: Db, storage: Storage) {
  const drawings = Object.fromEntries(contacts.map(({ email }, index) => [nameOf(email), () => drawPerson(index + 1)]))
  const pictureIds = await storePictures(db, storage, 'contacts', drawings, emblemWidths)
  await insertRows(
    db,
    'contact',
    contacts.map((contact) => ({
      ...contact,
      languages: contact.name_en === 'Helen He' ? ['en-US', 'zh-CN'] : [contact.locale],
      wechat_id: `polyharbor-${nameOf(contact.email)}`,
      picture_id: pictureIds[nameOf(contact.email)],
      active: true,
    })),
  )
}

const nameOf = (email: string) => email.split('@', 1)[0] ?? email
