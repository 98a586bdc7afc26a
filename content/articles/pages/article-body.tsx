import type { Article } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Prose } from '#platform/ui/prose.tsx'

/** The text of an article, in the other language where its own is missing. */
export function ArticleBody({ article }: { article: Article }) {
  const t = useT()
  const body = localised(t.locale, article.body, article.bodyEn)
  return (
    <>
      {body.lang && <Notice>{t('articles.otherLanguage')}</Notice>}
      <Prose html={body.text} lang={body.lang} />
    </>
  )
}
