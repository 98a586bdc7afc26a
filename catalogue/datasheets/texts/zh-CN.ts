import type { datasheets as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const datasheets: Translation<typeof english> = {
  title: '技术数据表',
  lotTitle: '批次质检报告（COA）',
  measured: '实测数据',
  lotNumber: '批号',
  testedOn: '检测日期',
  lotWeight: '批次重量',
  lotNote: '以上为本批次实测值。随货签发的质检报告列明实际装运批次，以其为准。',
  specimen: '样本：演示数据，数值为虚构',
  properties: '典型物性',
  property: '项目',
  value: '数值',
  unit: '单位',
  method: '测试标准',
  condition: '测试条件',
  source: '数据来源',
  source_typical: '典型值',
  source_sheet: '厂家',
  source_lot: '批次检测',
  source_lab: '自有实验室',
  packing: '包装',
  version: '第 {version} 版 · {date}',
  page: '第 {page} 页，共 {pages} 页',
  disclaimerTitle: '声明',
  disclaimer:
    '本数据表所列数值为典型值，仅供选材参考，不构成产品规格，也不构成对性能或特定用途适用性的保证。换算所得数值已取整。使用前请自行试验验证，以实际交货批次的质检报告为准。',
}
