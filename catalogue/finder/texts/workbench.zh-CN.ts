import type { Translation } from '#platform/texts/messages.ts'
import type { workbench as englishWorkbench } from './workbench.en-US.ts'

export const workbench: Translation<typeof englishWorkbench> = {
  columns: '选择列',
  columnsHint: '最多 8 项物性。数值按各类树脂的常用测试条件，或按筛选中所选条件；其他条件下的数值不列出。',
  showColumns: '显示所选列',
  units: '单位',
  units_si: '公制',
  units_us: '英制',
  sortUp: '{property}从低到高',
  sortDown: '{property}从高到低',
  sortNearest: '最接近所填数值',
  nearest: '按数值找最接近的牌号',
  nearestHint: '填入所需数值，最接近的牌号排在前面，数值下方标出差异；未给出这些数值的牌号排在后面。',
  showNearest: '按接近程度排序',
  kind: '料型',
  seller: '供应商',
  price: '单价（每吨）',
  currency: '币种',
  stockKg: '库存（kg）',
  address: '网页',
  testOf: '{property}：测试条件与标准',
  suggestedGrade: '牌号 · {kind}',
  suggestedCategory: '类别 · {count} 个',
  suggestedUse: '用途 · {count} 个',
  suggestedShop: '供应商',
  suggestedProperty: '物性 · {name}',
  spread:
    '{name}：查看 {of} 个，{stated} 个给出数值，{lowest} 至 {highest} {unit}，其中一半在 {halfFrom} 至 {halfTo} 之间',
}
