import { to } from '#platform/contract/to.ts'
import { author, byEditors, eitherTitle, inGroups, written } from '#platform/office/records/content-fields.ts'
import { record } from '#platform/office/records/record.ts'

export const newsRecord = record({
  ...byEditors,
  ...inGroups,
  name: 'news',
  noun: 'news',
  key: 'w',
  texts: 'adminNews',
  fields: {
    ...written,
    pictureId: { kind: 'picture', need: true },
    groupId: { kind: 'reference', need: true },
    shopId: { kind: 'reference', need: false, label: 'adminNews.shop', hint: 'adminNews.shopHint' },
    author,
    publishedAt: { kind: 'time' },
  },
  rules: [eitherTitle],
  seenAt: ({ id }) => to.newsArticle(Number(id)),
})
