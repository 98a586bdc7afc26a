import type { adminShops as english } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminShops: Translation<typeof english> = {
  title: '店铺',
  one: '店铺',
  add: '新增店铺',
  editTitle: '{name}',
  ownHint: '即贵公司自己的店铺，目录外产品的报价由它成交。只能有一个。',
  ownTaken: '已有另一个自营店铺',
  provinceHint: '选择省份后，下方中英文名称自动填写。',
}
