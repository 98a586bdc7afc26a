import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import { siteOriginOf } from '#server/http/site-origin.ts'
import { postMail } from '#server/mail/post.ts'
import type { Newsletter, Reader } from './newsletter-queries.ts'
import { oneClickAddress, signAddress, unsubscribePage } from './signed-links.ts'

const week = 7 * 24 * 60

/** In the reader's language where it was written in it, otherwise in the other one. */
export function postNewsletter(
  db: Db,
  { email, locale }: Reader,
  { categoryId, content: { subject, subjectEn, body, bodyEn, path } }: Newsletter,
  { config, key }: { config: Config; key: Buffer },
) {
  const chinese = (locale === 'zh-CN' && subject !== null) || subjectEn === null
  const link = signAddress(key, email)
  return postMail(db, {
    to: email,
    locale,
    minutes: week,
    oneClick: oneClickAddress(config, locale, link, categoryId),
    content: (t, site) => ({
      subject: (chinese ? subject : subjectEn) ?? '',
      paragraphs: ((chinese ? body : bodyEn) ?? '').split(/\r?\n\s*\n/),
      action: path ? { label: t('subscriptionMail.open'), url: `${siteOriginOf(config, locale)}${path}` } : undefined,
      notes: [t('subscriptionMail.why', { site: site.name })],
      leave: { label: t('subscriptionMail.leave'), url: unsubscribePage(config, locale, link, categoryId) },
    }),
  })
}
