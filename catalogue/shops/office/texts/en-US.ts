export const adminShops = {
  title: 'Shops',
  one: 'Shop',
  add: 'Add a shop',
  editTitle: '{name}',
  ownHint: 'Your own company: it sells what a quote names beside the catalogue. One shop only.',
  ownTaken: 'Another shop is your own already',
  provinceHint: 'A province that is chosen gives its name to both languages below.',
} as const
