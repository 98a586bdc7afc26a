import type { Translation } from '#platform/texts/messages.ts'
import type { adminHouse as english } from './en-US.ts'

export const adminHouse: Translation<typeof english> = {
  title: '公司信息',
  one: '公司信息',
  add: '公司信息',
  editTitle: '公司信息',
  legalNameHint: '与营业执照一致。报价单和形式发票以此名义开具。',
  taxNumberHint: '打印在单据上，国内为统一社会信用代码。',
  samplesPerMonthHint: '每家企业（或个人买家）每个自然月可申请的样品数量。',
  tolerancePercentHint: '新订单每项允许的溢短装比例。',
  prefixHint: '各类前缀：新编号以此开头，后接日期或年份。已有编号不变。',
  prefixWrong: '请输入 2 至 4 个大写字母',
  vatRatesHint: '人民币价格含税。单据按开具当日的税率列出不含税金额和税额。',
  contractClausesHint: '印在每份购销合同末尾，接在质量和溢短装条款之后：异议期限、不可抗力、适用法律和争议解决。',
  addRate: '新增税率',
  dayTwice: '同一天只能有一个税率生效',
}
