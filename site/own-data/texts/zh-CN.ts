import type { Translation } from '#platform/texts/messages.ts'
import type { ownData as english } from './en-US.ts'

export const ownData: Translation<typeof english> = {
  title: '个人数据',
  copyTitle: '下载个人数据',
  copyText:
    '一个 JSON 文件，包含您的资料、公司、地址、询价、报价、订单、评价、站内信、在线咨询、收藏、浏览记录和登录记录。',
  copy: '下载我的数据',
  closeTitle: '注销账户',
  openOrders: '还有 {count} 个未完结的订单（{orders}），暂不能注销账户。请先取消订单或等待订单完成。',
  erased:
    '将删除：姓名、邮箱、手机号、头像、地址、购物车、未提交的询价单、收藏、保存的搜索、站内信、邮件订阅和在线咨询记录。您的评价将转为匿名。',
  kept: '依法保留：询价、报价、订单、付款及其中的往来内容，包括单据上的收货地址。工作人员为您录入的内容留存于不可更改的操作日志中。',
  final: '注销后无法恢复。您的邮箱和手机号可重新注册。',
  agree: '我已阅读以上内容，确认注销账户',
  agreeFirst: '请先勾选确认注销账户',
  close: '永久注销账户',
}
