import { readPicture } from '#catalogue/goods/server/read-picture.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { findHouseRow, type HouseRow } from './queries.ts'
import { findVatPercent } from './shared-queries.ts'

/** Who sells, as a paper says it from the day of its issue on: in both languages, with the tax of the sale. */
export interface SellerFacts extends Partial<Record<Locale, HouseRow>> {
  /** That prices in yuan of that day include; null before the first rate. */
  vatPercent: number | null
}

export async function findSeller(db: Db, at: string): Promise<SellerFacts> {
  const chinese = await findHouseRow(db, 'zh-CN')
  const english = await findHouseRow(db, 'en-US')
  const vatPercent = await findVatPercent(db, at)
  return { ...(chinese && { 'zh-CN': chinese }), ...(english && { 'en-US': english }), vatPercent }
}

/** The same in one language, with its logo read. */
export interface Letterhead extends Omit<HouseRow, 'logo' | 'logoId'> {
  /** A JPEG. */
  logo: Buffer | undefined
  vatPercent: number | null
}

const logoSize = { width: 480, height: 144 }

export async function letterheadOf(seller: SellerFacts, locale: Locale, storage: Storage) {
  const row = seller[locale]
  if (!row) return undefined
  const logo = row.logo ? await readPicture(storage, row.logo, { ...logoSize, fit: 'contain' }) : undefined
  return { ...row, logo, vatPercent: seller.vatPercent } satisfies Letterhead
}
