import type { Translation } from '#platform/texts/messages.ts'
import type { settlements as english } from './en-US.ts'

export const settlements: Translation<typeof english> = {
  title: '结算',
  goods: '产品',
  ordered: '订购',
  shipped: '实发',
  charged: '计费',
  amount: '金额',
  cause_shipped: '按实发重量计价',
  cause_corrected: '更正实发重量',
  cause_cancelled: '部分货物取消',
  cause_agreed: '双方同意变更数量',
  cause_withdrawn: '撤回发货批次',
  less: '{before} − {difference} = {after}。',
  more: '{before} + {difference} = {after}。',
  back: '{amount} 将原路退回。',
}
