import { readPicture } from '#catalogue/goods/server/read-picture.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Context } from '#platform/server/api/context.ts'
import { findHouseRow, findVatPercent, type HouseRow } from './queries.ts'

/** Who sells, as papers print it. */
export interface Letterhead extends Omit<HouseRow, 'logo'> {
  /** A JPEG. */
  logo: Buffer | undefined
  /** That prices in yuan of that day include. */
  vatPercent: number | undefined
}

const logoSize = { width: 480, height: 144 }

export async function findLetterhead(
  { db, config }: Pick<Context, 'db' | 'config'>,
  locale: Locale,
  at: string,
): Promise<Letterhead | undefined> {
  const [row, vatPercent] = await Promise.all([findHouseRow(db, locale), findVatPercent(db, at)])
  if (!row) return undefined
  const logo = row.logo ? await readPicture(config.dataDir, row.logo, { ...logoSize, fit: 'contain' }) : undefined
  return { ...row, logo, vatPercent }
}
