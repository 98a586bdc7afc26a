import { localised } from '#platform/texts/localised.ts'
import { useT, Local } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Prose } from '#platform/ui/prose.tsx'
import type { CaseDetail } from '../contract.ts'
import { to } from '#platform/contract/to.ts'
import { date } from '#platform/texts/format.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import styles from './cases.module.css'

export function CaseStory({ found }: { found: CaseDetail }) {
  const t = useT()
  const title = localised(t.locale, found.title, found.titleEn)
  const summary = localised(t.locale, found.summary, found.summaryEn)
  const body = localised(t.locale, found.body, found.bodyEn)
  return (
    <article className={styles.article}>
      <header>
        <h1 lang={title.lang}>{title.text}</h1>
        <p className={styles.lead} lang={summary.lang}>
          {summary.text}
        </p>
      </header>
      {body.lang && <Notice>{t('cases.otherLanguage')}</Notice>}
      <StoredPicture picture={found.picture} ratio="16:9" sizes="(max-width: 1023px) 100vw, 736px" priority />
      <Prose html={body.text} lang={body.lang} className={styles.story} />
    </article>
  )
}

export function CaseFacts({ found }: { found: CaseDetail }) {
  const t = useT()
  const [first] = found.categoryList
  const subject = first
    ? localised(t.locale, first.name, first.nameEn)
    : localised(t.locale, found.title, found.titleEn)
  return (
    <aside className={styles.aside}>
      <DescriptionList
        items={[
          {
            term: t('cases.process'),
            value: (
              <a href={to.cases({ groupId: found.groupId })}>
                <Local zh={found.groupName} en={found.groupNameEn} />
              </a>
            ),
          },
          { term: t('cases.industry'), value: <Local zh={found.industry} en={found.industryEn} /> },
          {
            term: t('cases.materials'),
            value: found.categoryList.map(({ id, name, nameEn }) => (
              <div key={id}>
                <a href={to.search({ categoryIds: id })}>
                  <Local zh={name} en={nameEn} />
                </a>
              </div>
            )),
          },
          {
            term: t('cases.published'),
            value: <time dateTime={found.publishedAt}>{date(found.publishedAt)}</time>,
          },
        ]}
      />
      <section className={styles.ask}>
        <h2>{t('cases.sameTrouble')}</h2>
        <p>{t('cases.sameTroubleText')}</p>
        <LinkButton variant="enquiry" icon="enquiry" href={to.inquiry({ key: subject.text })}>
          {t('cases.askEngineer')}
        </LinkButton>
      </section>
    </aside>
  )
}
