import type { adminLabels as english } from '#i18n/en-US/admin/labels.ts'
import type { Translation } from '#i18n/messages.ts'

export const adminLabels: Translation<typeof english> = {
  title: '标签',
  add: '新增标签',
  editTitle: '标签 {name}',
  name: '名称',
  nameEn: '英文名称',
  nameZh: '中文名称',
  code: '编码',
  codeHint: '用于搜索词和批量导入。',
  position: '排序',
  positionHint: '数字越小越靠前。',
  onHome: '首页展示',
  products: '产品数',
  cases: '案例数',
  unused: '仅未使用',
  use: '使用情况',
  show: '在首页展示',
  hide: '取消首页展示',
}
