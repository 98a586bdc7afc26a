import type { Currency } from '#platform/contract/currencies.ts'
import { drawHead, drawPairs } from '#platform/server/pdf/parts.ts'
import type { Sheet } from '#platform/server/pdf/sheet.ts'
import { money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { vatOf } from '../vat.ts'
import type { Letterhead } from './find-letterhead.ts'

/** The house on the left, what the paper is on the right. */
export const drawLetterhead = (sheet: Sheet, letterhead: Letterhead | undefined, t: Translator, title: string[]) =>
  drawHead(sheet, letterhead?.name ?? t('layout.brand'), title, letterhead?.logo)

/** The seller's own lines. */
export const sellerText = (letterhead: Letterhead | undefined, t: Translator): string =>
  [
    letterhead?.name ?? t('layout.brand'),
    letterhead?.address,
    letterhead?.phone,
    letterhead?.email,
    letterhead?.taxNumber && t('letterhead.taxNumber', { number: letterhead.taxNumber }),
  ]
    .filter(Boolean)
    .join('\n')

interface Taxed {
  currency: Currency
  lines: readonly { amountMinor: number; vatPercent?: number }[]
}

/** Net and tax of amounts in yuan; of what is sold in dollars, that there is none in it. */
export function drawVat(sheet: Sheet, letterhead: Letterhead | undefined, sold: Taxed, t: Translator) {
  const vat = vatOf({ ...sold, vatPercent: letterhead?.vatPercent ?? null })
  drawPairs(
    sheet,
    vat
      ? [
          [t('layout.vatNet'), money(t, vat.netMinor, sold.currency)],
          ...vat.shares.map(({ percent, vatMinor }): [string, string] => [
            t('layout.vatShare', { percent }),
            money(t, vatMinor, sold.currency),
          ]),
        ]
      : [[t('layout.vat'), t('layout.vatOut')]],
  )
}
