import type { UploadSettings } from '../files/upload-settings.ts'
import type { Db } from '../database/database.ts'
import { spend } from './budget.ts'

const day = { minutes: 24 * 60, says: 'uploads.guestBudget' }

/** Counts what a guest sends, in kilobytes: those of one network, then all of them. A try counts as one at least. */
export async function spendGuestBytes(db: Db, network: string, bytes: number, settings: UploadSettings) {
  const kilobytes = Math.ceil(bytes / 1_000) || 1
  await spend(db, `guest kilobytes ${network}`, { ...day, most: settings.guestNetworkKilobytes }, kilobytes)
  await spend(db, 'guest kilobytes', { ...day, most: settings.guestKilobytes }, kilobytes)
}
