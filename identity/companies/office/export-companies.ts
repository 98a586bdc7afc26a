import type { ParsedOf } from '#platform/contract/endpoint.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import { labelOf } from '#platform/texts/enum-labels.ts'
import { dateTime } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { searchCompanyRows } from '../server/company-queries.ts'
import type { companies } from './contract.ts'
import { placeText } from './place-text.ts'

const columns = [
  'name',
  'status',
  'type',
  'place',
  'members',
  'owner',
  'nextStep',
  'nextStepOn',
  'updated',
  'legalName',
  'legalNameEn',
  'taxNumber',
  'phone',
  'bank',
] as const
const atOnce = 500

/** Titles first, then every company that matches, with what papers say of it. */
export async function* exportCompanies(
  db: Reader,
  _: unknown,
  locale: Locale,
  filter: ParsedOf<typeof companies.list>,
): AsyncGenerator<string[]> {
  const t = translatorFor(locale)
  yield columns.map((column) => t(`adminCompanies.${column}`))
  for (let page = 1; ; page++) {
    const { list } = await searchCompanyRows(db, { ...filter, page, limit: atOnce })
    for (const row of list)
      yield [
        row.name,
        t(`adminCompanies.status_${row.status}`),
        labelOf(t, 'EnterpriseType', row.enterpriseType),
        placeText(locale, row),
        String(row.members),
        localised(locale, row.owner?.name ?? null, row.owner?.nameEn ?? null).text,
        row.nextStep ?? '',
        row.nextStepOn ?? '',
        dateTime(row.updatedAt),
        row.legalName ?? '',
        row.legalNameEn ?? '',
        row.taxNumber ?? '',
        row.phone ?? '',
        [row.bank, row.bankAccount].filter(Boolean).join(' '),
      ]
    if (list.length < atOnce) return
  }
}
