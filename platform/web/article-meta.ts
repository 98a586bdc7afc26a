import type { Picture } from '#platform/contract/picture.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { articleLd, breadcrumbsLd, graphLd } from './json-ld.ts'
import { shareImage, sharePicture } from './stored-picture.tsx'
import type { Meta } from './visit.ts'

type Words = 'title' | 'summary' | 'groupName' | 'author'
type Article = Record<Words | `${Words}En`, string | null> & { publishedAt: string; picture: Picture }

interface Place {
  type: 'NewsArticle' | 'Article'
  href: string
  crumbs: readonly { label: string; href?: string }[]
}

/** Head of a page that is there to be read: news and cases. */
export function articleMeta(article: Article, { type, href, crumbs }: Place, t: Translator): Meta {
  const say = (zh: string | null, en: string | null) => localised(t.locale, zh, en).text
  const { picture, publishedAt: published } = article
  const title = say(article.title, article.titleEn)
  const description = say(article.summary, article.summaryEn)
  const words = {
    type,
    href,
    headline: title,
    description,
    section: say(article.groupName, article.groupNameEn),
    author: say(article.author, article.authorEn),
    published,
    image: sharePicture(picture),
  }
  return {
    title,
    description,
    canonical: href,
    image: shareImage(picture),
    type: 'article',
    published,
    jsonLd: graphLd(articleLd(words, t), breadcrumbsLd(crumbs)),
  }
}
