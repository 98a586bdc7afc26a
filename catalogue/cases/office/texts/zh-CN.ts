import type { adminCases as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminCases: Translation<typeof english> = {
  title: '案例',
  one: '案例',
  add: '撰写案例',
  editTitle: '{name}',
  materials: '涉及的材料',
  demands: '对材料的性能要求',
}
