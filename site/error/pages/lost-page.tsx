import { to } from '#platform/contract/to.ts'
import { PageError, redirect } from '#platform/web/outcome.ts'
import type { Visit } from '#platform/web/visit.ts'

/** The address of the error page itself: an old link that names an article leads there, any other is lost. */
export async function loader({ api, url }: Visit): Promise<never> {
  const id = url.searchParams.get('id')
  const [article] = id ? await api.news.works({ id }) : []
  throw article ? redirect(to.newsArticle(article.id)) : new PageError(404)
}

export default function LostPage() {
  return null
}
