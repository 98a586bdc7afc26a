import type { Translation } from '#platform/texts/messages.ts'
import type { deliveryTerms as english } from './en-US.ts'

export const deliveryTerms: Translation<typeof english> = {
  included: '价格已含',
  includes_place: '至指定地点的内陆运输',
  includes_port: '港口及出口费用',
  includes_freight: '运费',
  includes_insurance: '保险费',
  includes_duty: '进口关税及税费',
}
