import type { Database, Db } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { seedArticles } from './seed-articles.ts'
import { seedCases } from './seed-cases.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedChat } from './seed-chat.ts'
import { seedContacts } from './seed-contacts.ts'
import { seedContent } from './seed-content.ts'
import { seedCompanies } from './seed-companies.ts'
import { seedDesk } from './seed-desk.ts'
import { seedLooks } from './seed-looks.ts'
import { seedMembers } from './seed-members.ts'
import { seedOperators } from './seed-operators.ts'
import { seedPlaces } from './seed-places.ts'
import { seedQuotes } from './seed-quotes.ts'
import { seedRoles } from './seed-roles.ts'
import { seedShowcase } from './seed-showcase.ts'
import { seedSite } from './seed-site.ts'
import { seedTrading } from './seed-trading.ts'

/** What every installation needs before its first visitor. */
export async function seedReference(db: Database): Promise<void> {
  await once(db, 'places', seedPlaces)
  await once(db, 'roles', seedRoles)
  await once(db, 'site', seedSite)
  await once(db, 'articles', seedArticles)
}

/** A site to look at: never in production. Pictures are written below the data folder. */
export async function seedDemo(db: Database, dataDir: string): Promise<void> {
  await once(db, 'demo content', (tx) => seedContent(tx, dataDir))
  await once(db, 'demo catalogue', (tx) => seedCatalogue(tx, dataDir))
  await once(db, 'demo cases', seedCases)
  await once(db, 'demo showcase', seedShowcase)
  await once(db, 'demo contacts', (tx) => seedContacts(tx, dataDir))
  await once(db, 'demo members', seedMembers)
  await once(db, 'demo operators', seedOperators)
  await once(db, 'demo companies', seedCompanies)
  await once(db, 'demo looks', seedLooks)
  await once(db, 'demo trading', seedTrading)
  await once(db, 'demo chat', seedChat)
  await once(db, 'demo quotes', seedQuotes)
  await once(db, 'demo desk', (tx) => seedDesk(tx, dataDir))
}

/** Several processes may start together; the row that marks a set as done lets one of them through. */
const once = (db: Database, name: string, fill: (tx: Db) => Promise<void>) =>
  db.transaction(async (tx) => {
    // Drawing pictures takes longer than a request may keep a transaction waiting.
    await tx.run(sql`set local idle_in_transaction_session_timeout = 0`)
    const mine = await tx.run(sql`insert into seed (name) values (${name}) on conflict do nothing`)
    if (mine === 1) await fill(tx)
  })
