import type { ParsedOf } from '#platform/contract/endpoint.ts'
import { decimalOf } from '#platform/contract/minor-units.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { translatorFor } from '#platform/texts/catalogues.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { getStatement } from '../server/get-statement.ts'
import type { statements } from './contract.ts'

/** Titles, the opening balance, every movement and the closing balance. */
export async function* exportStatement(
  db: Reader,
  _: unknown,
  locale: Locale,
  { id, ...asked }: ParsedOf<typeof statements.info>,
): AsyncGenerator<string[]> {
  const t = translatorFor(locale)
  const { from, to, currency, openingMinor, closingMinor, movements } = await getStatement(db, sql`${id}`, asked)
  const amount = (minor: number) => (minor < 0 ? `-${decimalOf(-minor)}` : decimalOf(minor))
  yield (['day', 'kind', 'order', 'currency', 'amount', 'balance'] as const).map((column) => t(`statements.${column}`))
  yield [from, t('statements.opening'), '', currency, '', amount(openingMinor)]
  for (const { day, kind, orderSn, amountMinor, balanceMinor } of movements)
    yield [day, t(`statements.kind_${kind}`), orderSn, currency, amount(amountMinor), amount(balanceMinor)]
  yield [to, t('statements.closing'), '', currency, '', amount(closingMinor)]
}
