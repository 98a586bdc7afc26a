import type { Translation } from '#platform/texts/messages.ts'
import type { papers as english } from './en-US.ts'

export const papers: Translation<typeof english> = {
  title: '单据',
  kind: '单据',
  kind_contract: '购销合同',
  kind_invoice: '商业发票',
  kind_packingList: '装箱单',
  kind_deliveryNote: '送货单',
  kind_analysis: '质检报告（COA）',
  kind_creditNote: '贷项通知单',
  number: '编号',
  issued: '开具日期',
  download: 'PDF',
  lang_zh: '中文',
  lang_en: '英文',
  lang_both: '中英对照',
  shipment: '第 {number} 批',
  version: '第 {version} 版',
  replaced: '已替代',
  withdrawn: '已作废',
  leftOut: '以下文件过大，未放入压缩包，请在订单页面打开。',
  pack: '打包下载全部单据（ZIP）',
}
