import type { ReactNode } from 'react'
import type { sendingStates } from './contract.ts'
import { dateTime, empty } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { useMay } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Detail } from '#platform/office/ui/detail.tsx'
import { historyOf } from '#platform/office/ui/edit-frame.tsx'
import { LanguageColumns } from '#platform/office/ui/language-columns.tsx'
import { SendForm } from '#platform/office/ui/send-form.tsx'
import { SendingProgress, SendingState } from './sending-state.tsx'

interface Letter {
  id: number
  version: number
  state: (typeof sendingStates)[number]
  subject: string | null
  subjectEn: string | null
  sent: number
  sentAt: string | null
  finishedAt: string | null
  updatedAt: string
}

type Facts = { term: string; value: ReactNode }[]

interface LetterPageProps {
  letter: Letter
  noun: 'newsletter' | 'broadcast'
  list: { href: string; label: string }
  /** How many get it, and what is said before it leaves and while it does. */
  reach: { count: number; text: string; label: string; title: string; warning: string; progress: string }
  facts: Facts
  /** What is known once it was sent. */
  results?: Facts
  /** What the results do not say by themselves. */
  note?: string
  /** What a draft can do besides. */
  trial?: ReactNode
  zh: ReactNode
  en: ReactNode
}

export const letterTitle = (t: Translator, { subject, subjectEn }: Pick<Letter, 'subject' | 'subjectEn'>) =>
  localised(t.locale, subject ?? '', subjectEn ?? '').text

const moment = (at: string | null) => (at ? dateTime(at) : empty)

/** A letter to many: what it says, whom it reaches, and how far the sending is. */
export function LetterPage({ letter, noun, list, reach, facts, results = [], note, trial, zh, en }: LetterPageProps) {
  const t = useT()
  const mayEdit = useMay('service.edit')
  const mayReadHistory = useMay('audit.read')
  const { id, version, state } = letter
  const draft = (
    <>
      <Card title={t('adminNewsletters.sending')}>
        <div className="stack">
          <p>{reach.text}</p>
          {reach.count > 0 && (
            <SendForm id={id} version={version} label={reach.label} title={reach.title} text={reach.warning} />
          )}
          {trial}
        </div>
      </Card>
      <form method="post" className="cluster">
        <input type="hidden" name="id" value={id} />
        <LinkButton href={`${list.href}/edit?id=${id}`} icon="edit">
          {t('adminNewsletters.edit')}
        </LinkButton>
        <Button type="submit" name="intent" value="remove" variant="quiet" icon="trash">
          {t('adminNewsletters.remove')}
        </Button>
      </form>
    </>
  )
  const progress = <LetterProgress letter={letter} reach={reach} results={results} note={note} />
  return (
    <Detail
      back={list}
      title={letterTitle(t, letter)}
      marks={<SendingState state={state} />}
      aside={
        <>
          {state === 'draft' ? mayEdit && draft : progress}
          {mayReadHistory && (
            <p>
              <a href={historyOf(noun, id)}>{t('adminForm.history')}</a>
            </p>
          )}
        </>
      }
    >
      <DescriptionList
        items={[...facts, { term: t('adminNewsletters.updatedAt'), value: dateTime(letter.updatedAt) }]}
      />
      <LanguageColumns zh={{ title: letter.subject, text: zh }} en={{ title: letter.subjectEn, text: en }} />
    </Detail>
  )
}

function LetterProgress({
  letter,
  reach,
  results = [],
  note,
}: Pick<LetterPageProps, 'letter' | 'reach' | 'results' | 'note'>) {
  const t = useT()
  const { state, sent, sentAt, finishedAt } = letter
  return (
    <Card title={t('adminNewsletters.sending')}>
      <div className="stack">
        <SendingProgress sent={sent} all={reach.count} />
        {state === 'sending' && <p className="muted">{reach.progress}</p>}
        <DescriptionList
          items={[
            ...results,
            { term: t('adminNewsletters.sentAt'), value: moment(sentAt) },
            { term: t('adminNewsletters.finishedAt'), value: moment(finishedAt) },
          ]}
        />
        {note && <p className="muted">{note}</p>}
      </div>
    </Card>
  )
}
