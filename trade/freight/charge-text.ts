import type { Currency } from '#platform/contract/currencies.ts'
import { date, money } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import type { LaneStep, Place } from '#trade/lanes/lane.ts'
import type { Charge } from './charge.ts'

export const placeText = (t: Translator, { zh, en }: Place) => (t.locale === 'zh-CN' ? zh : en)
export const stepText = (t: Translator, step: LaneStep) => t(`lanes.step_${step}`)

/** A step with its price, how the goods go and for how long that holds. */
export const chargeText = (t: Translator, charge: Charge, currency: Currency) =>
  t(charge.step === 'insurance' || charge.step === 'duty' ? 'freight.fee' : 'freight.charge', {
    step: stepText(t, charge.step),
    amount: money(t, charge.amountMinor, currency),
    mode: t(`shipments.mode_${charge.mode}`),
    from: date(charge.validFrom),
    until: date(charge.validUntil),
  })
