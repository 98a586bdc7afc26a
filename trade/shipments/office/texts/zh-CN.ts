import type { adminShipments as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminShipments: Translation<typeof english> = {
  next: '下一批发货',
  nextHint: '已按待发数量预填，本批不发的请留空。',
  loadedOf: '{title} 的发货重量',
  leftHint: '待发 {left} 公斤，订购 {ordered} 公斤，最多可发 {most} 公斤。',
  lotOf: '批号',
  noLot: '不指定批号',
  containersHint: '每行一个：箱号、封号，例如 MSKU1234565 / 8842211',
  deliveredHint: '填写后将通知客户，并开始计算确认收货的天数。',
  more: '运输方式、箱号、提单与日期',
  change: '更正或补充第 {number} 批',
  changeSubmit: '保存',
  paperKind: '类型',
  files: '第 {number} 批的单证与照片',
  addPapers: '添加',
  removePaper: '删除 {name}',
  nothingLoaded: '请至少填写一项的发货重量',
  outsideTolerance: '超出该项约定的溢短装范围，或少于已退货重量，须先征得客户同意。',
  wouldReopen: '订单已全部发货，按此重量将有短少。',
  alreadyReceived: '客户已确认收到该批货物，重量不能再更改。',
  dayWrong: '请填写日期，例如 2026-11-30',
  containerWrong: '请填写箱号，例如 MSKU1234565，每行一个',
  etaBeforeEtd: '到港日期不能早于离港日期',
  deliveredFirst: '送达日期不能早于装货日期',
  deliveredAhead: '该日期尚未到来，请填写在 ETA',
}
