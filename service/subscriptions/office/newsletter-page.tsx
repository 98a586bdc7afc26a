import { to } from '#platform/contract/to.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf } from '#platform/office/form.ts'
import { letterAction } from './letter-action.ts'
import type { AdminVisit } from '#platform/office/visit.ts'
import { figure, figuresOf } from './figures.ts'
import { LetterPage, letterTitle } from './letter-frame.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { PageError, redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Prose } from '#platform/ui/prose.tsx'

const list = to.office.newsletters()

export const loader = ({ api, url }: AdminVisit) => api.newsletters.info({ id: url.searchParams.get('id') ?? '' })

export const action = letterAction('newsletters', async ({ api, form }) => {
  if (textOf(form, 'intent') !== 'test') throw new PageError(405)
  const id = textOf(form, 'id')
  await api.newsletters.test({ id })
  return redirect(doneAt(`${list}/newsletter?id=${id}`, 'tested'), 303)
})

export const meta: MetaOf<typeof loader> = (letter, t) => ({ title: letterTitle(t, letter) })

export default function NewsletterPage() {
  const t = useT()
  const letter = usePageData<typeof loader>()
  const { id, readers, chinese } = letter
  return (
    <LetterPage
      letter={letter}
      noun="newsletter"
      list={{ href: list, label: t('adminNewsletters.all') }}
      reach={{
        count: readers,
        text:
          readers === 0
            ? t('adminNewsletters.nobody')
            : t('adminNewsletters.readersNow', { count: readers, chinese, english: readers - chinese }),
        label: t('adminNewsletters.send', { count: readers }),
        title: t('adminNewsletters.sendTitle'),
        warning: t('adminNewsletters.sendText'),
        progress: t('adminNewsletters.progressText'),
      }}
      facts={[
        {
          term: t('adminNewsletters.catalogue'),
          value: <Local zh={letter.catalogueName} en={letter.catalogueNameEn} />,
        },
        { term: t('adminNewsletters.button'), value: letter.path ?? t('adminNewsletters.noButton') },
      ]}
      results={figuresOf(letter).map(({ name, count }) => ({
        term: t(`adminNewsletters.${name}`),
        value: figure(count),
      }))}
      note={t('adminNewsletters.figuresNote')}
      trial={
        <form method="post" className="stack tight">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="test" block>
            {t('adminNewsletters.test')}
          </Button>
          <p className="muted">{t('adminNewsletters.testHint')}</p>
        </form>
      }
      zh={<Prose html={letter.body ?? ''} />}
      en={<Prose html={letter.bodyEn ?? ''} />}
    />
  )
}
