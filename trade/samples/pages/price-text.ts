import { money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { Sample } from '../sample.ts'

/** What it costs, and how that was settled. */
export const priceText = (
  t: Translator,
  { price, settled }: Pick<Sample, 'price'> & Partial<Pick<Sample, 'settled'>>,
) =>
  price
    ? [money(t, price.amountMinor, price.currency), settled && t(`samples.settled_${settled}`)]
        .filter(Boolean)
        .join(' · ')
    : t('samples.free')
