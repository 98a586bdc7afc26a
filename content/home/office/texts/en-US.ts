export const adminBanners = {
  title: 'Banners',
  one: 'Banner',
  add: 'Add a banner',
  editTitle: '{name}',
  place_home: 'Home page',
  place_shop: 'Supplier list',
} as const

export const adminPartnerLinks = {
  title: 'Partner links',
  one: 'Partner link',
  add: 'Add a partner link',
  editTitle: '{name}',
} as const
