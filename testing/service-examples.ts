import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aContact, aMember } from './factories.ts'
import { aBroadcast, aNewsletter, contactDetails } from './service.ts'

type Example = (situation: { db: Database }) => Promise<object> | object

const letter = { audience: 'all', subject: '通知', body: '内容', subjectEn: 'Notice', bodyEn: 'Text' }

export const serviceCallExamples: Record<string, Example> = {
  'contacts.saveHours': async ({ db }) => ({
    ...(await db.first<{ version: number }>(sql`select version from chat_hours`)),
    zone: 'Asia/Shanghai',
    days: [{ weekday: 1, opens: '08:30', closes: '18:00' }],
  }),
  'newsletters.create': async ({ db }) => {
    const { productCatalog } = await aNewsletter(db)
    return { productCatalog, subject: '新批次', body: '<p>到货</p>' }
  },
  'newsletters.update': async ({ db }) => ({ ...(await aNewsletter(db)), subject: '新批次', body: '<p>到货</p>' }),
  'newsletters.remove': async ({ db }) => ({ ids: [(await aNewsletter(db)).id] }),
  'newsletters.test': async ({ db }) => ({ id: (await aNewsletter(db)).id }),
  'newsletters.send': async ({ db }) => aNewsletter(db, { readers: ['en-US'] }),
  'broadcasts.create': () => letter,
  'broadcasts.update': async ({ db }) => ({ ...(await aBroadcast(db)), ...letter }),
  'broadcasts.remove': async ({ db }) => ({ ids: [(await aBroadcast(db)).id] }),
  'broadcasts.send': async ({ db }) => aBroadcast(db, { memberId: (await aMember(db)).id }),
  'contacts.create': ({ db }) => contactDetails(db),
  'contacts.update': async ({ db }) => ({
    ...(await contactDetails(db)),
    id: (await aContact(db)).id,
    version: 1,
    active: true,
  }),
  'contacts.setActive': async ({ db }) => {
    await aContact(db)
    return { ids: [(await aContact(db)).id], active: false }
  },
}
