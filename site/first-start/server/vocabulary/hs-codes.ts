import type { CategoryCode } from './categories.ts'

/** Six digits of the Harmonized System where a category has one heading; blends and compounds are declared by hand. */
export const hsCodes: Partial<Record<CategoryCode, string>> = {
  'pp-homo': '390210',
  'pp-impact': '390230',
  'pp-random': '390230',
  hdpe: '390120',
  ldpe: '390110',
  lldpe: '390140',
  mlldpe: '390140',
  eva: '390130',
  gpps: '390319',
  hips: '390319',
  abs: '390330',
  san: '390320',
  pa6: '390810',
  pa66: '390810',
  'pa-long-chain': '390810',
  pc: '390740',
  pom: '390710',
  pmma: '390610',
  tpu: '390950',
  'pvc-s': '390410',
  'pvc-paste': '390410',
  pla: '390770',
}
