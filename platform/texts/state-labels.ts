import { EnterpriseType, nameOf, OrderStatus, ReturnStatus } from '#platform/contract/enums.ts'
import { empty } from './format.ts'
import type { PlainKey, Translate } from './messages.ts'

/** Apart from `labelOf`, which knows every enumeration of the specification: a browser need not load those. */
const states = { OrderStatus, ReturnStatus, EnterpriseType }

/** The label of what orders, returns and companies are; a number we do not know, or none, is '-'. */
export function stateLabel(t: Translate, enumeration: keyof typeof states, value: number | null | undefined): string {
  const name = nameOf(states[enumeration], value ?? -1)
  return name === undefined ? empty : t(`memberEnums.${enumeration}_${name}` as PlainKey)
}
