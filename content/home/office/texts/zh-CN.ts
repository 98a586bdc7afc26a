import type { adminBanners as banners, adminPartnerLinks as partnerLinks } from './en-US.ts'
import type { Translation } from '#platform/texts/messages.ts'

export const adminBanners: Translation<typeof banners> = {
  title: '轮播图',
  one: '轮播图',
  add: '新增轮播图',
  editTitle: '{name}',
  place_home: '首页',
  place_shop: '店铺列表',
}

export const adminPartnerLinks: Translation<typeof partnerLinks> = {
  title: '友情链接',
  one: '友情链接',
  add: '新增友情链接',
  editTitle: '{name}',
}
