import type { Translation } from '#platform/texts/messages.ts'
import type {
  adminQuoteApprovals as english,
  adminQuoteRules as englishRules,
  quoteApprovalMail as englishMail,
} from './en-US.ts'

export const adminQuoteApprovals: Translation<typeof english> = {
  title: '报价审批',
  tabs: '按状态查看审批',
  tab_all: '全部',
  status_waiting: '待审批',
  status_approved: '已审批并发送',
  status_returned: '已退回',
  status_withdrawn: '已撤回',
  enquiry: '询价单',
  state: '状态',
  buyer: '客户',
  writer: '制单人',
  total: '总额',
  askedAt: '提交时间',
  why: '审批原因',
  mark_limit: '总额超限',
  mark_margin: '毛利低于底线',
  mark_list: '低于挂牌价',
  needed: '此报价需经同事审批后才能发送。',
  ask: '提交审批',
  approve: '批准并发送',
  sendBack: '退回',
  sendBackReason: '需要修改什么？',
  withdraw: '撤回申请',
  change: '修改报价',
  ownHint: '此报价由您制单，须由其他同事审批。',
  stale: '产品、条款或有效期已有变化，此报价无法按原样发送。请退回，或重新制单。',
  event_ask: '{name} 提交审批',
  event_approve: '{name} 批准',
  event_sendBack: '{name} 退回',
  event_withdraw: '{name} 撤回',
  sentAs: '报价单号 {quoteNo}',
  nobody: '暂无其他可审批报价的同事，请管理员在角色中开通审批权限。',
}

export const adminQuoteRules: Translation<typeof englishRules> = {
  title: '报价审批规则',
  one: '报价审批规则',
  add: '新增',
  editTitle: '报价审批规则',
  limitCnyHint: '单位：元。总额超过此数须审批；不填则不限。',
  limitUsdHint: '单位：美元。总额超过此数须审批；不填则不限。',
  marginPercentHint: '已有成本的明细，毛利率低于此数须审批（不低于该企业协议价的除外）；不填则不检查。',
  belowListPercentHint: '没有成本的明细，低于挂牌价超过此幅度须审批（不低于该企业协议价的除外）；不填则不检查。',
}

export const quoteApprovalMail: Translation<typeof englishMail> = {
  askSubject: '请审批报价：询价单 {enquiryNo}，{total}',
  askText: '询价单 {enquiryNo} 有一份总额 {total} 的报价待您审批。',
  reason_limit: '总额超过免审批上限。',
  reason_margin: '有明细的毛利率低于底线。',
  reason_list: '有单价低于挂牌价的幅度超出允许范围。',
  approveSubject: '您的报价已获批准：询价单 {enquiryNo}，{total}',
  approveText: '您为询价单 {enquiryNo} 制作的报价（总额 {total}）已获批准并发送给客户。',
  sendBackSubject: '您的报价已退回：询价单 {enquiryNo}，{total}',
  sendBackText: '您为询价单 {enquiryNo} 制作的报价（总额 {total}）未获批准，需要修改：',
}
