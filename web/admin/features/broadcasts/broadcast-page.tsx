import type { BroadcastInfo } from '#contract/operator/broadcasts.ts'
import { dateTime } from '#i18n/format.ts'
import { localised } from '#i18n/localised.ts'
import { doneAt } from '#web/admin/lib/done.ts'
import { textOf } from '#web/admin/lib/form.ts'
import { useMay, type AdminAction, type AdminVisit } from '#web/admin/lib/visit.ts'
import { Detail } from '#web/admin/ui/detail.tsx'
import { LanguageColumns } from '#web/admin/ui/language-columns.tsx'
import { SendForm } from '#web/admin/ui/send-form.tsx'
import { SendingProgress, SendingState } from '#web/admin/ui/sending-state.tsx'
import { useT } from '#web/lib/i18n.tsx'
import { PageError, redirect } from '#web/lib/outcome.ts'
import { usePageData, type MetaOf } from '#web/lib/page.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { audienceText } from './audience-text.ts'
import styles from './broadcasts.module.css'

const list = '/admin/broadcasts'

export const loader = ({ api, url }: AdminVisit) => api.broadcasts.info({ id: url.searchParams.get('id') ?? '' })

export const action: AdminAction = async ({ api, form }) => {
  const id = textOf(form, 'id')
  switch (textOf(form, 'intent')) {
    case 'send':
      await api.broadcasts.send({ id, version: textOf(form, 'version') })
      return redirect(doneAt(`${list}/broadcast?id=${id}`, 'sent'), 303)
    case 'remove': {
      const { changeId } = await api.broadcasts.remove({ ids: [Number(id)] })
      return redirect(doneAt(list, 'deleted', changeId), 303)
    }
    default:
      throw new PageError(405)
  }
}

export const meta: MetaOf<typeof loader> = ({ subject, subjectEn }, t) => ({
  title: localised(t.locale, subject ?? '', subjectEn ?? '').text,
})

export default function BroadcastPage() {
  const t = useT()
  const mayEdit = useMay('service.edit')
  const it = usePageData<typeof loader>()
  return (
    <Detail
      back={{ href: list, label: t('adminBroadcasts.all') }}
      title={meta(it, t).title}
      marks={<SendingState state={it.state} />}
      aside={
        <>
          {it.state === 'draft' ? mayEdit && <DraftDeeds draft={it} /> : <Progress broadcast={it} />}
          <p>
            <a href={`/admin/audit?noun=broadcast&key=${it.id}`}>{t('adminForm.history')}</a>
          </p>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: t('adminBroadcasts.audience'), value: audienceText(it, t) },
          { term: t('adminNewsletters.updatedAt'), value: dateTime(it.updatedAt) },
        ]}
      />
      <LanguageColumns
        zh={{ title: it.subject, text: <p className={styles.text}>{it.body}</p> }}
        en={{ title: it.subjectEn, text: <p className={styles.text}>{it.bodyEn}</p> }}
      />
    </Detail>
  )
}

function DraftDeeds({ draft: { id, version, recipients } }: { draft: BroadcastInfo }) {
  const t = useT()
  return (
    <>
      <Card title={t('adminNewsletters.sending')}>
        <div className="stack">
          <p>
            {recipients === 0 ? t('adminBroadcasts.nobody') : t('adminBroadcasts.recipientsNow', { count: recipients })}
          </p>
          {recipients > 0 && (
            <SendForm
              id={id}
              version={version}
              label={t('adminBroadcasts.send', { count: recipients })}
              title={t('adminBroadcasts.sendTitle')}
              text={t('adminBroadcasts.sendText')}
            />
          )}
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

function Progress({ broadcast }: { broadcast: BroadcastInfo }) {
  const t = useT()
  const { sent, recipients, read, sentAt, finishedAt, state } = broadcast
  return (
    <Card title={t('adminNewsletters.sending')}>
      <div className="stack">
        <SendingProgress sent={sent} all={recipients} />
        {state === 'sending' && <p className="muted">{t('adminBroadcasts.progressText')}</p>}
        <DescriptionList
          items={[
            { term: t('adminBroadcasts.read'), value: read.toLocaleString('en-US') },
            { term: t('adminNewsletters.sentAt'), value: sentAt ? dateTime(sentAt) : '-' },
            { term: t('adminNewsletters.finishedAt'), value: finishedAt ? dateTime(finishedAt) : '-' },
          ]}
        />
      </div>
    </Card>
  )
}
