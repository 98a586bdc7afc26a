import {
  type EnumOnEveryPage,
  FieldType,
  Grade,
  type LabelName,
  nameOf,
  ShopType,
  type WireEnum,
} from '#platform/contract/enums.ts'
import { empty } from './format.ts'
import type { Translate } from './messages.ts'

const kinds: Record<EnumOnEveryPage, WireEnum> = { Grade, FieldType, ShopType }

export const isOnEveryPage = (name: string): name is EnumOnEveryPage => name in kinds

/** The label of what goods and shops are, whose words every page has; a number we do not know, or none, is '-'. */
export function kindLabel(t: Translate, enumeration: EnumOnEveryPage, value: number | null | undefined): string {
  const name = nameOf(kinds[enumeration], value ?? -1)
  return name === undefined ? empty : t(`enums.${enumeration}_${name}` as `enums.${LabelName<EnumOnEveryPage>}`)
}
