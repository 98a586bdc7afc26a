import {
  deliveryStatusOf,
  type EnumName,
  type EnumOnEveryPage,
  enums,
  enumsOnEveryPage,
  type LabelName,
  nameOf,
  payStatusOf,
} from '#platform/contract/enums.ts'
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
  if (name === undefined) return empty
  const noun = enumsOnEveryPage.some((known) => known === enumeration) ? 'enums' : 'memberEnums'
  return t(`${noun}.${enumeration}_${name}` as `enums.${LabelName<EnumOnEveryPage>}`)
}
