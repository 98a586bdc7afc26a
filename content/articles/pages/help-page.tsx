import { to } from '#platform/contract/to.ts'
import { articles } from '../contract.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { useT } from '#platform/web/i18n.tsx'
import { breadcrumbsLd, graphLd } from '#platform/web/json-ld.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import type { Visit } from '#platform/web/visit.ts'
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { EmptyState } from '#platform/ui/state.tsx'
import { ArticleBody } from './article-body.tsx'
import { AnswerNavigation, AnswerList, helpHref } from './answer-lists.tsx'
import styles from './articles.module.css'

const path = to.help()

export async function loader({ api, url }: Visit) {
  const { key } = readQuery(articles.help, url)
  const code = url.searchParams.get('code')
  const [list, article] = await Promise.all([
    api.articles.help({ key: code ? undefined : key }),
    code ? api.articles.detail(readQuery(articles.detail, url)) : undefined,
  ])
  return { list, article, key: code ? undefined : key }
}

export const meta: MetaOf<typeof loader> = ({ article, list, key }, t) => {
  const title = article ? localised(t.locale, article.title, article.titleEn).text : t('articles.help')
  return {
    title,
    description: article ? localised(t.locale, article.summary, article.summaryEn).text : t('articles.helpIntro'),
    canonical: article ? helpHref(article) : path,
    noIndex: key && list.length === 0 ? true : undefined,
    jsonLd: article && graphLd(breadcrumbsLd(crumbsOf(title, t))),
  }
}

const crumbsOf = (title: string, t: Translator) => [
  { label: t('layout.home'), href: to.home() },
  { label: t('articles.help'), href: path },
  { label: title },
]

export default function HelpPage() {
  const t = useT()
  const { list, article, key } = usePageData<typeof loader>()
  const title = article && localised(t.locale, article.title, article.titleEn)
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        {title && <Breadcrumbs label={t('layout.breadcrumbs')} items={crumbsOf(title.text, t)} />}
        {title ? <h1 lang={title.lang}>{title.text}</h1> : <h1>{t('articles.help')}</h1>}
        {!article && <p className="muted">{t('articles.helpIntro')}</p>}
        <form role="search" action={path} className={styles.search}>
          <TextInput
            key={key}
            type="search"
            name="key"
            icon="search"
            defaultValue={key}
            maxLength={100}
            aria-label={t('articles.search')}
            placeholder={t('articles.searchPlaceholder')}
          />
          <Button type="submit">{t('layout.search')}</Button>
        </form>
      </header>
      {article ? (
        <div className={styles.columns}>
          <AnswerNavigation list={list} current={article.code} />
          <article className={styles.article}>
            <ArticleBody article={article} />
            <p className="muted">{t('articles.updated', { date: article.updatedOn })}</p>
          </article>
        </div>
      ) : (
        <>
          {key && (
            <p role="status" className="muted">
              {t('articles.results', { count: list.length, key })} · <a href={path}>{t('articles.allAnswers')}</a>
            </p>
          )}
          {list.length === 0 && (
            <EmptyState icon="search" title={t('articles.none')}>
              {t('articles.noneText')}
            </EmptyState>
          )}
          <AnswerList list={list} />
        </>
      )}
      <section className={styles.ask}>
        <div>
          <h2>{t('articles.stillQuestions')}</h2>
          <p>{t('articles.stillQuestionsText')}</p>
        </div>
        <LinkButton href={to.contactUs()} icon="phone">
          {t('articles.contact')}
        </LinkButton>
      </section>
    </div>
  )
}
