import { money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { Alert } from '../contract.ts'

export const amountText = (t: Translator, price: Alert['price']) =>
  price ? money(t, price.perTonneMinor, price.currency) : ''

/** What an alert waits for. */
export const conditionText = (t: Translator, { below }: Alert) =>
  below ? t('alerts.belowPrice', { price: amountText(t, below) }) : t('alerts.comesIn')
