import { deliveryStatusOf, type EnumName, enums, type LabelName, nameOf, payStatusOf } from '#contract/enums.ts'
import { empty } from './format.ts'
import type { Translate } from './messages.ts'

const readers: Partial<Record<EnumName, (wire: number) => number>> = {
  PayStatus: payStatusOf,
  DeliveryStatus: deliveryStatusOf,
}

/** The label of a wire value; a number we do not know, or none, is '-'. */
export function labelOf(t: Translate, enumeration: EnumName, value: number | null | undefined): string {
  if (value === null || value === undefined) return empty
  const name = nameOf(enums[enumeration], readers[enumeration]?.(value) ?? value)
  return name === undefined ? empty : t(`enums.${enumeration}_${name}` as `enums.${LabelName}`)
}
