import { to } from '#platform/contract/to.ts'
import {
  author,
  byEditors,
  eitherTitle,
  inLanguage,
  inState,
  written,
} from '#platform/office/records/content-fields.ts'
import { record } from '#platform/office/records/record.ts'

export const newsRecord = record({
  ...byEditors,
  name: 'news',
  noun: 'news',
  key: 'w',
  texts: 'adminNews',
  heading: 'title',
  fields: {
    ...written,
    pictureId: { kind: 'picture', need: true },
    groupId: { kind: 'reference', need: true },
    shopId: { kind: 'reference', need: false, label: 'adminNews.shop', hint: 'adminNews.shopHint' },
    author,
    publishedAt: { kind: 'time' },
  },
  rules: [eitherTitle],
  versions: true,
  seenAt: ({ id }) => to.newsArticle(Number(id)),
  thumbnail: 'pictureId',
  columns: ['title', 'missing', 'groupId', 'publishedAt', 'version'],
  optional: ['version'],
  filters: { group: { label: 'adminFields.groupId', of: 'groupId' }, ...inState, ...inLanguage },
  sort: ['title', 'titleEn', 'groupId', 'publishedAt'],
  inOrder: true,
})
