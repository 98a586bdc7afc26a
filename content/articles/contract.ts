import * as v from 'valibot'
import { get } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'
import { SearchKey } from '#platform/contract/lines.ts'

const text = v.nullable(v.string())

export const ArticleItem = v.object({
  /** What its address says. */
  code: v.string(),
  title: text,
  titleEn: text,
  summary: text,
  summaryEn: text,
  groupId: v.nullable(Id),
  groupName: text,
  groupNameEn: text,
  updatedOn: Day,
})
export type ArticleItem = v.InferOutput<typeof ArticleItem>

export const Article = v.object({
  ...ArticleItem.entries,
  /** Sanitised HTML. */
  body: text,
  bodyEn: text,
})
export type Article = v.InferOutput<typeof Article>

const Code = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))

/** Texts of the house: help, legal texts, about us. */
export const articles = {
  help: get('/common/help/list', {
    access: 'open',
    input: v.object({
      /** Searched for in titles and texts of both languages. */
      key: SearchKey(100, 'articles.keyTooLong'),
    }),
    output: v.array(ArticleItem),
  }),
  legal: get('/common/legal/list', { access: 'open', output: v.array(Article) }),
  detail: get('/common/article/detail/{code}', { access: 'open', input: v.object({ code: Code }), output: Article }),
}
