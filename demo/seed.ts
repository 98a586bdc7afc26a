import type { Database } from '#platform/server/database/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { fillOnce } from '#site/first-start/server/fill-once.ts'
import { seedApprovals } from './seed-approvals.ts'
import { seedCases } from './seed-cases.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedChat } from './seed-chat.ts'
import { seedContacts } from './seed-contacts.ts'
import { seedContent } from './seed-content.ts'
import { giveToCompanies, seedCompanies } from './seed-companies.ts'
import { seedDesk } from './seed-desk.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedHolidays } from './seed-holidays.ts'
import { seedLanes } from './seed-lanes.ts'
import { seedLetters } from './seed-letters.ts'
import { seedLooks } from './seed-looks.ts'
import { seedMembers } from './seed-members.ts'
import { seedOperators } from './seed-operators.ts'
import { seedPrices } from './seed-prices.ts'
import { seedQuotes } from './seed-quotes.ts'
import { seedShowcase } from './seed-showcase.ts'
import { seedSamples } from './seed-samples.ts'
import { seedTrading } from './seed-trading.ts'

/** A site to look at: never in production. Its files go where uploaded ones do. */
export async function seedDemo(db: Database, storage: Storage): Promise<void> {
  await fillOnce(db, 'demo content', seedContent)
  await fillOnce(db, 'demo catalogue', seedCatalogue)
  await fillOnce(db, 'demo documents', (tx) => seedDocuments(tx, storage))
  await fillOnce(db, 'demo cases', seedCases)
  await fillOnce(db, 'demo showcase', seedShowcase)
  await fillOnce(db, 'demo contacts', seedContacts)
  await fillOnce(db, 'demo members', seedMembers)
  await fillOnce(db, 'demo operators', seedOperators)
  await fillOnce(db, 'demo companies', seedCompanies)
  await fillOnce(db, 'demo looks', seedLooks)
  await fillOnce(db, 'demo lanes', seedLanes)
  await fillOnce(db, 'demo trading', seedTrading)
  await fillOnce(db, 'demo chat', seedChat)
  await fillOnce(db, 'demo holidays', seedHolidays)
  await fillOnce(db, 'demo quotes', seedQuotes)
  await fillOnce(db, 'demo letters', seedLetters)
  await fillOnce(db, 'demo desk', (tx) => seedDesk(tx, storage))
  await fillOnce(db, 'demo belongings', giveToCompanies)
  await fillOnce(db, 'demo prices', seedPrices)
  await fillOnce(db, 'demo approvals', seedApprovals)
  await fillOnce(db, 'demo samples', seedSamples)
}
