import type { Article } from '#contract/articles.ts'
import { localised } from '#i18n/localised.ts'
import { useT } from '#web/lib/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The text of an article, in the other language where its own is missing. */
export function ArticleBody({ article }: { article: Article }) {
  const t = useT()
  const body = localised(t.locale, article.body, article.bodyEn)
  return (
    <>
      {body.lang && <Notice>{t('articles.otherLanguage')}</Notice>}
      <div className="prose" lang={body.lang} dangerouslySetInnerHTML={{ __html: body.text }} />
    </>
  )
}
