/** The bands of the first page that can be moved or left out; banner and search stay on top. */
export const homeSections = [
  'materials',
  'selfRun',
  'recommended',
  'labels',
  'newMaterials',
  'subjects',
  'steps',
  'market',
  'shops',
  'cases',
  'news',
  'exhibitions',
] as const
export type HomeSectionName = (typeof homeSections)[number]
