import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { enquiryChannels, type ConversionRow, type ConversionTab } from './contract.ts'

/** What a sum is of. */
export function rowName(t: Translator, tab: ConversionTab, { name, nameEn }: ConversionRow): string {
  const channel = tab === 'channel' && enquiryChannels.find((each) => each === name)
  if (channel) return t(`adminConversion.channel_${channel}`)
  return localised(t.locale, name, nameEn).text || t('adminConversion.house')
}

/** In percent; nothing of nothing has none. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((1000 * part) / whole) / 10)
