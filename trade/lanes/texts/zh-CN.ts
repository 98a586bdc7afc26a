import type { Translation } from '#platform/texts/messages.ts'
import type { lanes as english } from './en-US.ts'

export const lanes: Translation<typeof english> = {
  step_delivery: '送货到门',
  step_inland: '到港拖车',
  step_port: '港杂及出口费用',
  step_freight: '干线运费',
  step_onward: '目的港送货',
  step_insurance: '保险费',
  step_duty: '进口关税及税费',
}
