import { deliveryStatusOf, type EnumName, enums, nameOf, payStatusOf } from '#platform/contract/enums.ts'
import { empty } from './format.ts'
import { isOnEveryPage, kindLabel } from './kind-labels.ts'
import type { PlainKey, Translate } from './messages.ts'

const readers: Partial<Record<EnumName, (wire: number) => number>> = {
  PayStatus: payStatusOf,
  DeliveryStatus: deliveryStatusOf,
}

/** The label of a wire value; a number we do not know, or none, is '-'. */
export function labelOf(t: Translate, enumeration: EnumName, value: number | null | undefined): string {
  if (isOnEveryPage(enumeration)) return kindLabel(t, enumeration, value)
  if (value === null || value === undefined) return empty
  const name = nameOf(enums[enumeration], readers[enumeration]?.(value) ?? value)
  return name === undefined ? empty : t(`memberEnums.${enumeration}_${name}` as PlainKey)
}
