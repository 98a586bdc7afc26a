import type { Translation } from '#platform/texts/messages.ts'
import type { adminPapers as english } from './en-US.ts'

export const adminPapers: Translation<typeof english> = {
  issueContract: '开具购销合同',
  issueContractHint: '按订单当前内容和公司条款开具，并通知客户，客户可在订单页面下载。',
  correctContract: '开具更正后的合同',
  issueSheets: '开具第 {number} 批的单据',
  withShipment: '随本次发货开具单据',
  withShipmentHint: '勾选单据并填写包装信息，单据随发货通知邮件一并发给客户。',
  kinds: '单据种类',
  submit: '开具',
  goods: '{title}，净重 {net} kg',
  packages: '件数',
  unit: '包装',
  gross: '毛重',
  hsCode: 'HS 编码',
  marks: '唛头',
  marksHint: '与外包装一致；留空则印 N/M。',
  reasonHint: '仅更正时填写：原版本保留，并注明已被替代。',
  chooseKind: '请至少选择一种单据',
  nothingMeasured: '本批发货的批次没有检测数据',
  packagesWrong: '请填写整数件数',
  hsCodeWrong: '请填写 6 至 10 位数字',
  grossBelowNet: '毛重不能小于净重',
}
