import type { Translation } from '#platform/texts/messages.ts'
import type { adminPriceLists as english } from './en-US.ts'

export const adminPriceLists: Translation<typeof english> = {
  title: '价格表与协议价',
  one: '价格表',
  add: '新增价格表',
  editTitle: '价格表 {name}',
  about:
    '面向特定客户的价格。企业协议价优先于所属分组的价格表，分组价格表优先于挂牌价。同一层级内，按产品优先于按品牌，按品牌优先于按品类；条件相同时以新建的为准。',
  nameHint: '客户在价格旁和订单上会看到此名称。',
  currencyHint: '适用于以该币种标价的产品，以及询价产品。',
  groups: '适用客户分组',
  groupsHint: '所选分组内的企业均适用这些价格。',
  company: '协议企业',
  companyHint: '不选分组而选择一家企业，即为协议价。',
  total: '协议数量（kg）',
  totalHint: '下单即扣减，超出剩余数量的订单按次优先价格计价。留空表示不限量。',
  paper: '已签协议（PDF）',
  rows: '价格明细',
  rowsHint:
    '按产品编码，或按品牌编码、品类编码（可同时填写）；都不填表示全部产品。同一产品填写多行即为数量阶梯价。批次货仍按批次价。',
  addRow: '添加价格',
  fromKg: '起始数量（kg）',
  how_fixed: '固定价（每吨）',
  how_percent: '挂牌价下浮（%）',
  how_off: '挂牌价每吨减',
  value: '数值',
  used: '已提数量（kg）',
  left: '剩余数量（kg）',
  orders: '订单数',
  either: '请选择一家企业或若干分组，不能同时选择',
  totalWrong: '协议数量须对应一家企业，请先选择企业',
  belowUsed: '已提数量超过此数',
  productAlone: '每行只能填写产品，或填写品牌和品类',
  percentWrong: '下浮比例须小于 100%',
  unknown: '明细中有编码不属于任何产品、品牌或品类',
  ofCompany: '协议价',
}
