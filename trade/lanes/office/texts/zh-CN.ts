import type { Translation } from '#platform/texts/messages.ts'
import type { adminLanes as english } from './en-US.ts'

export const adminLanes: Translation<typeof english> = {
  title: '运费线路',
  one: '运费线路',
  add: '新增线路',
  editTitle: '到{name}的线路',
  about: '各段运输的费用。含运费价格由此计算；某一段没有有效线路时，客户看到的是“请询价”。',
  stepHint: '送货到门：全程由一家承运。经港口运输：到港拖车、港杂、干线运费，再从目的港送货。',
  fromHint: '店铺所在城市或港口。港杂、保险、关税可留空，表示不限起点。',
  toHint: '城市或港口，各条线路写法须一致。',
  basis_perTonne: '按吨',
  basis_perUnit: '按整车或整柜',
  basis_percent: '按累计货值的百分比',
  amountWrong: '请输入大于零的数字，最多两位小数',
  capacityKgHint: '仅按整车或整柜计价时填写。',
  capacityKgWrong: '按整车或整柜计价时须填装载量，其他情况不填',
  minimumHint: '最低收费，可留空。',
  vatPercentHint: '人民币价格所含的税率。美元价格和出口运费填零。',
  sourceHint: '报价方，例如货代名称和报价单号。',
  fromNeeded: '请用中英文填写这一段的起点',
  fromBoth: '请填写起点的中英文名称',
  validUntilWrong: '结束日期不能早于开始日期',
}
