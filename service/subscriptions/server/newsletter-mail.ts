import type { Config } from '#platform/server/config.ts'
import type { Locale } from '#platform/texts/messages.ts'
import type { Db } from '#platform/server/database/database.ts'
import { siteOriginOf } from '#platform/server/pages/site-origin.ts'
import { postMail } from '#platform/server/mail/post.ts'
import { richMailHtml, richMailText } from '#platform/server/mail/rich-mail.ts'
import { mailingOf, type Newsletter, type NewsletterContent, type Reader } from './newsletter-queries.ts'
import { followed, oneClickAddress, signAddress, unsubscribePage } from './signed-links.ts'

const week = 7 * 24 * 60

/** In the reader's language where it was written in it, otherwise in the other one. */
function wordsFor(content: NewsletterContent, locale: Locale, origin: string) {
  const { subject, subjectEn, body, bodyEn } = content
  const chinese = (locale === 'zh-CN' && subject !== null) || subjectEn === null
  const html = (chinese ? body : bodyEn) ?? ''
  return {
    subject: (chinese ? subject : subjectEn) ?? '',
    paragraphs: [],
    body: { html: richMailHtml(html, origin), text: richMailText(html, origin) },
  }
}

/** Links in the text to pages of the site are followed by way of the counter; as plain text they stay readable. */
function counted<Words extends { body: { html: string } }>(words: Words, origin: string, go: (path: string) => string) {
  const html = words.body.html.replace(/href="([^"]+)"/g, (whole, address: string) => {
    const plain = address.replaceAll('&amp;', '&')
    return plain.startsWith(`${origin}/`) ? `href="${go(plain.slice(origin.length)).replaceAll('&', '&amp;')}"` : whole
  })
  return { ...words, body: { ...words.body, html } }
}

export function postNewsletter(
  db: Db,
  { email, locale }: Reader,
  newsletter: Newsletter,
  { config, key }: { config: Config; key: Buffer },
) {
  const { content } = newsletter
  const link = signAddress(key, email)
  const origin = siteOriginOf(config, locale)
  const go = (path: string) => followed(config, locale, newsletter, path)
  return postMail(db, {
    to: email,
    proved: true,
    locale,
    minutes: week,
    oneClick: oneClickAddress(config, locale, link, newsletter),
    mailing: mailingOf(newsletter.id),
    content: (t, site) => ({
      ...counted(wordsFor(content, locale, origin), origin, go),
      action: content.path ? { label: t('subscriptionMail.open'), url: go(content.path) } : undefined,
      notes: [t('subscriptionMail.why', { site: site.name })],
      leave: { label: t('subscriptionMail.leave'), url: unsubscribePage(config, locale, link, newsletter) },
    }),
  })
}

/** As readers of this language would get it, without a way out: nobody is subscribed by a test. */
export function postTest(db: Db, to: string, locale: Locale, content: NewsletterContent, config: Config) {
  const origin = siteOriginOf(config, locale)
  return postMail(db, {
    to,
    proved: true,
    locale,
    minutes: 24 * 60,
    content: (t) => {
      const words = wordsFor(content, locale, origin)
      return {
        ...words,
        subject: t('subscriptionMail.testSubject', { subject: words.subject }),
        action: content.path ? { label: t('subscriptionMail.open'), url: origin + content.path } : undefined,
        notes: [t('subscriptionMail.testNote')],
      }
    },
  })
}
