import type { OfficeHours } from '../hours.ts'
import type { Db } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { findHours } from './queries.ts'

export async function getOfficeHours(db: Db, locale: Locale): Promise<OfficeHours> {
  const found = await findHours(db)
  if (!found) return { zone: 'Asia/Shanghai', days: [], open: false, notice: null }
  const { holiday, backOn: day, ...hours } = found
  if (!holiday) return { ...hours, notice: null }
  const name = localised(locale, holiday.name, holiday.nameEn).text
  return { ...hours, notice: translatorFor(locale)('officeClosed.today', { name, day }) }
}
