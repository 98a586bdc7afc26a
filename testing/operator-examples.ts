import { sql } from '#platform/server/database/sql.ts'
import { newSecret, stepAt, totpCode } from '#identity/second-factor/server/totp.ts'
import { writeChallenge } from '#identity/passkeys/server/challenge.ts'
import { anAuthenticator } from './authenticator.ts'
import { aConversation } from './chat.ts'
import { aLabel, aPerson, operatorPassword, roleIdOf, type Person } from './back-office.ts'
import { aContact } from './factories.ts'
import { aParameter } from './catalogue.ts'
import { catalogueCallExamples } from './catalogue-examples.ts'
import { contentCallExamples } from './content-examples.ts'
import type { RecordTable } from '#platform/office/records/server/record-table.ts'
import { isInTables } from '#platform/office/records/table-calls.ts'
import { recordTables } from '#site/server/record-tables.ts'
import { printed, recordCallExamples } from './record-examples.ts'
import { enquiryCallExamples } from './enquiry-examples.ts'
import { salesCallExamples } from './sales-examples.ts'
import { serviceCallExamples } from './service-examples.ts'
import type { TestApp } from './test-app.ts'

interface Situation extends Pick<TestApp, 'db'> {
  /** Who will call. */
  person: Person
}

type Example = (situation: Situation) => Promise<object> | object

/** An input with which the call succeeds, for every call that changes something. Tests find calls that have none. */
export const operatorExamples: Record<string, Example> = {
  ...recordCallExamples,
  ...catalogueCallExamples,
  ...contentCallExamples,
  ...salesCallExamples,
  ...enquiryCallExamples,
  ...serviceCallExamples,
  'aliases.create': async ({ db }) => ({
    word: `word ${crypto.randomUUID()}`,
    kind: 'label',
    target: (await aLabel(db)).code,
  }),
  'aliases.update': async ({ db }) => {
    const { code } = await aLabel(db)
    const made = await db.first<{ id: number; version: number }>(sql`
      insert into alias (word, kind, target) values (${code}, 'label', ${code}) returning id, version`)
    return { ...made, word: `${code} two`, kind: 'label', target: code }
  },
  'aliases.applyTable': async (situation) =>
    printed(recordTables.aliases, situation, {
      header: ['word', 'kind', 'target'],
      rows: [[`word ${crypto.randomUUID()}`, 'label', (await aLabel(situation.db)).code]],
      decimalComma: false,
    }),
  'contacts.applyTable': async (situation) => {
    const { id } = await aContact(situation.db)
    const contact = await situation.db.first<{ name: string }>(
      sql`select name_zh as name from contact where id = ${id}`,
    )
    const rows = [[contact?.name ?? '', 'Changed']]
    return printed(recordTables.contacts, situation, { header: ['name', 'nameEn'], rows, decimalComma: false })
  },
  'menu.applyTable': (situation) =>
    printed(recordTables.menu, situation, {
      header: ['name', 'nameEn', 'url'],
      rows: [[`新 ${crypto.randomUUID().slice(0, 8)}`, 'New', `/news?id=${crypto.randomUUID()}`]],
      decimalComma: false,
    }),
  'parameters.applyTable': async (situation) => {
    const rows = [[(await aParameter(situation.db)).code, 'Changed']]
    return printed(recordTables.parameters, situation, { header: ['code', 'nameEn'], rows, decimalComma: false })
  },
  'audit.undo': async ({ db, person }) => {
    const { id, code, name, nameEn, version } = await aLabel(db)
    const label = { id, code, name, nameEn, position: 1, onHome: false, version }
    await db.run(sql`update label set name_en = 'Other', version = version + 1 where id = ${id}`)
    const changeId = crypto.randomUUID()
    await db.run(sql`
      insert into audit_entry (operator_id, change_id, action, noun, key, title, before, after)
      values (${person.id}, ${changeId}, 'update', 'label', ${String(id)}, ${nameEn}, ${label},
        ${{ ...label, nameEn: 'Other', version: version + 1 }})`)
    return { changeId }
  },
  'chat.handOver': async ({ db }) => ({ id: (await aConversation(db)).id, contactId: (await aContact(db)).id }),
  'jobs.runNow': async ({ db }) => {
    const job = await db.first<{ id: number }>(sql`
      insert into job (name, every_seconds, limit_seconds, due_at)
      values ('removeBudgets', 3600, 60, now() + interval '1 hour')
      on conflict (name) do update set due_at = excluded.due_at returning id`)
    return { id: job?.id }
  },
  'setUp.testMail': () => ({ email: 'me@example.com' }),
  'setUp.testSms': () => ({ mobile: '13812345678' }),
  'labels.showOnHome': async ({ db }) => ({ ids: [(await aLabel(db)).id], onHome: true }),
  'operators.create': async ({ db }) => ({
    email: `${crypto.randomUUID()}@example.com`,
    name: '新人',
    nameEn: 'New',
    roleIds: [await roleIdOf(db, 'sales')],
    currentPassword: operatorPassword,
  }),
  'operators.update': async ({ db }) => {
    const { id, email } = await aPerson(db, 'sales')
    const roleIds = [await roleIdOf(db, 'service')]
    return { id, version: 1, email, name: '改', nameEn: 'Changed', roleIds, currentPassword: operatorPassword }
  },
  'operators.invite': async ({ db }) => ({ id: (await aPerson(db, 'sales')).id }),
  'operators.disable': async ({ db }) => ({ id: (await aPerson(db, 'sales')).id }),
  'operators.enable': async ({ db }) => ({ id: (await aPerson(db, 'sales')).id }),
  'operators.resetSecondFactor': async ({ db }) => ({
    id: (await aPerson(db, 'sales')).id,
    currentPassword: operatorPassword,
  }),
  'notices.choose': () => ({ choices: [{ topic: 'orders', page: true, mail: false }] }),
  'session.giveCode': async ({ db, person }) => {
    const secret = newSecret()
    await db.run(sql`update operator set totp_secret = ${secret} where id = ${person.id}`)
    return { code: totpCode(secret, stepAt(Date.now())) }
  },
  'session.confirmSecondFactor': async ({ db, person }) => {
    const secret = newSecret()
    await db.run(sql`update operator set totp_offered = ${secret} where id = ${person.id}`)
    return { code: totpCode(secret, stepAt(Date.now())) }
  },
  'session.renewRecoveryCodes': async ({ db, person }) => {
    await db.run(sql`update operator set totp_secret = ${newSecret()} where id = ${person.id}`)
    return { password: operatorPassword }
  },
  'session.offerPasskey': () => ({ password: operatorPassword }),
  'session.addPasskey': async ({ db, person }) => {
    const kept = await db.first<{ key: Buffer }>(sql`select key from passkey_key`)
    const challenge = writeChallenge(kept?.key ?? Buffer.alloc(0), { add: { kind: 'operator', id: person.id } })
    return { credential: anAuthenticator().create({ challenge, user: { id: 'x' } }), name: 'Desk' }
  },
  'session.removePasskey': async ({ db, person }) => {
    const made = await db.first<{ id: number }>(sql`
      insert into passkey (operator_id, credential_id, public_key, counter, transports, name)
      values (${person.id}, ${crypto.randomUUID()}, 'x', 0, '{}', 'Desk') returning id`)
    return { ...made, password: operatorPassword }
  },
  'session.changePassword': () => ({
    currentPassword: operatorPassword,
    password: 'another crane 8',
    confirmPassword: 'another crane 8',
  }),
}

/** Calls that change nothing which anybody but the caller would miss: they leave no trace in the audit. */
export const unaudited = new Set([
  // What is not saved changes nothing, and is seen by nobody else.
  ...Object.keys(contentCallExamples).filter((name) => /\.(keep|drop)Draft$/.test(name)),
  'products.keepDraft',
  'products.dropDraft',
  'session.signOut',
  'session.setFavourite',
  'notices.choose',
  // A secret that nobody has confirmed guards nothing yet.
  'session.offerSecondFactor',
  'session.offerPasskey',
  // A message names who wrote it.
  'chat.send',
  'chat.upload',
  'chat.setPresence',
  // A file is written down with the answer that it goes with.
  'enquiries.upload',
  // A quote that is looked at has not left.
  'enquiries.checkQuote',
  'margins.ofGoods',
  'orders.upload',
  'taxInvoices.upload',
  'desk.saveFilter',
  'desk.removeFilter',
  // A table that is being prepared changes nothing until it is applied.
  'imports.start',
  'imports.load',
  'imports.check',
  'imports.correct',
  'imports.usePicture',
  'imports.changeMany',
  ...Object.entries<RecordTable>(recordTables).flatMap(([name, { record }]) =>
    isInTables(record) ? [`${name}.checkTable`] : [],
  ),
])
