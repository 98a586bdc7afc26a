import type { datasheets as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const datasheets: Translation<typeof english> = {
  title: '物性表（TDS）',
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
  notProducer: '本表由销售方{brand}编制，并非生产商的物性表；每项数值均注明来源。',
  compliance: '合规与认证',
  standard: '标准',
  document: '文件',
  issuedOn: '签发日期',
  validUntil: '有效期至',
  storage: '储存',
  storageNote:
    '一般建议：密封包装，存放于干燥、清洁、避免阳光直射的场所，远离热源和火源；低温存放的料包应回温至室温后再开启。以安全技术说明书和生产商的建议为准。',
  disclaimerTitle: '声明',
  disclaimer:
    '本表所列数值为典型值，仅供选材参考，不构成产品规格，也不构成对性能或特定用途适用性的保证。换算所得数值经四舍五入。使用前请自行试验验证，以实际交货批次的质检报告为准。',
}
