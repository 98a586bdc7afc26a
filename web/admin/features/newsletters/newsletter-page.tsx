import type { NewsletterInfo } from '#contract/operator/newsletters.ts'
import { dateTime } from '#i18n/format.ts'
import { localised } from '#i18n/localised.ts'
import { doneAt } from '#web/admin/lib/done.ts'
import { textOf } from '#web/admin/lib/form.ts'
import { useMay, type AdminAction, type AdminVisit } from '#web/admin/lib/visit.ts'
import { Detail } from '#web/admin/ui/detail.tsx'
import { LanguageColumns } from '#web/admin/ui/language-columns.tsx'
import { SendForm } from '#web/admin/ui/send-form.tsx'
import { SendingProgress, SendingState } from '#web/admin/ui/sending-state.tsx'
import { Local, useT } from '#web/lib/i18n.tsx'
import { PageError, redirect } from '#web/lib/outcome.ts'
import { usePageData, type MetaOf } from '#web/lib/page.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'

const list = '/admin/newsletters'

export const loader = ({ api, url }: AdminVisit) => api.newsletters.info({ id: url.searchParams.get('id') ?? '' })

export const action: AdminAction = async ({ api, form }) => {
  const id = textOf(form, 'id')
  const here = `${list}/newsletter?id=${id}`
  switch (textOf(form, 'intent')) {
    case 'test':
      await api.newsletters.test({ id })
      return redirect(doneAt(here, 'tested'), 303)
    case 'send':
      await api.newsletters.send({ id, version: textOf(form, 'version') })
      return redirect(doneAt(here, 'sent'), 303)
    case 'remove': {
      const { changeId } = await api.newsletters.remove({ ids: [Number(id)] })
      return redirect(doneAt(list, 'deleted', changeId), 303)
    }
    default:
      throw new PageError(405)
  }
}

export const meta: MetaOf<typeof loader> = ({ subject, subjectEn }, t) => ({
  title: localised(t.locale, subject ?? '', subjectEn ?? '').text,
})

export default function NewsletterPage() {
  const t = useT()
  const mayEdit = useMay('service.edit')
  const it = usePageData<typeof loader>()
  return (
    <Detail
      back={{ href: list, label: t('adminNewsletters.all') }}
      title={meta(it, t).title}
      marks={<SendingState state={it.state} />}
      aside={
        <>
          {it.state === 'draft' ? mayEdit && <DraftDeeds draft={it} /> : <Progress newsletter={it} />}
          <p>
            <a href={`/admin/audit?noun=newsletter&key=${it.id}`}>{t('adminForm.history')}</a>
          </p>
        </>
      }
    >
      <DescriptionList
        items={[
          {
            term: t('adminNewsletters.catalogue'),
            value: <Local zh={it.catalogueName} en={it.catalogueNameEn} />,
          },
          { term: t('adminNewsletters.button'), value: it.path ?? t('adminNewsletters.noButton') },
          { term: t('adminNewsletters.updatedAt'), value: dateTime(it.updatedAt) },
        ]}
      />
      <LanguageColumns
        zh={{ title: it.subject, text: <Written html={it.body} /> }}
        en={{ title: it.subjectEn, text: <Written html={it.bodyEn} /> }}
      />
    </Detail>
  )
}

const Written = ({ html }: { html: string | null }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html ?? '' }} />
)

function DraftDeeds({ draft: { id, version, readers, chinese } }: { draft: NewsletterInfo }) {
  const t = useT()
  return (
    <>
      <Card title={t('adminNewsletters.sending')}>
        <div className="stack">
          <p>
            {readers === 0
              ? t('adminNewsletters.nobody')
              : t('adminNewsletters.readersNow', { count: readers, chinese, english: readers - chinese })}
          </p>
          {readers > 0 && (
            <SendForm
              id={id}
              version={version}
              label={t('adminNewsletters.send', { count: readers })}
              title={t('adminNewsletters.sendTitle')}
              text={t('adminNewsletters.sendText')}
            />
          )}
          <form method="post" className="stack tight">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="test" block>
              {t('adminNewsletters.test')}
            </Button>
            <p className="muted">{t('adminNewsletters.testHint')}</p>
          </form>
        </div>
      </Card>
      <form method="post" className="cluster">
        <input type="hidden" name="id" value={id} />
        <LinkButton href={`${list}/edit?id=${id}`} icon="edit">
          {t('adminNewsletters.edit')}
        </LinkButton>
        <Button type="submit" name="intent" value="remove" variant="quiet" icon="trash">
          {t('adminNewsletters.remove')}
        </Button>
      </form>
    </>
  )
}

function Progress({ newsletter: { sent, readers, sentAt, finishedAt, state } }: { newsletter: NewsletterInfo }) {
  const t = useT()
  return (
    <Card title={t('adminNewsletters.sending')}>
      <div className="stack">
        <SendingProgress sent={sent} all={readers} />
        {state === 'sending' && <p className="muted">{t('adminNewsletters.progressText')}</p>}
        <DescriptionList
          items={[
            { term: t('adminNewsletters.sentAt'), value: sentAt ? dateTime(sentAt) : '-' },
            { term: t('adminNewsletters.finishedAt'), value: finishedAt ? dateTime(finishedAt) : '-' },
          ]}
        />
      </div>
    </Card>
  )
}
