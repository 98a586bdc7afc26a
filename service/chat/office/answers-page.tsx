import { to } from '#platform/contract/to.ts'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf, useFields } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditForm } from '#platform/office/ui/edit-form.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput } from '#platform/ui/input.tsx'
import styles from './chat.module.css'

const here = to.office.answers()

export async function loader({ api, url }: AdminVisit) {
  const answers = await api.chat.cannedAnswers()
  const id = url.searchParams.get('id')
  return {
    answers,
    saved: answers.find((answer) => String(answer.id) === id) ?? null,
    adding: url.searchParams.has('add'),
  }
}

export const action: AdminAction = async ({ api, form }) => {
  const [id, version] = [textOf(form, 'id'), textOf(form, 'version')]
  if (textOf(form, 'intent') === 'remove') {
    const { changeId } = await api.chat.removeCannedAnswer({ id })
    return redirect(doneAt(here, 'deleted', changeId), 303)
  }
  const answer = fieldsOf(form, 'title', 'titleEn', 'text', 'textEn', 'position')
  const { changeId } = id
    ? await api.chat.saveCannedAnswer({ id, version, ...answer })
    : await api.chat.createCannedAnswer(answer)
  return redirect(doneAt(here, id ? 'saved' : 'created', changeId), 303)
}

export const meta: MetaOf<typeof loader> = (_, t) => ({ title: t('adminChat.answersTitle') })

export default function AnswersPage() {
  const t = useT()
  const { answers, saved, adding } = usePageData<typeof loader>()
  return (
    <div className="stack">
      <div className="split">
        <h1>{t('adminChat.answersTitle')}</h1>
        <span className="cluster">
          <a href={to.office.chat()}>{t('adminChat.backToChats')}</a>
          <LinkButton href={`${here}?add`} variant="primary" icon="plus">
            {t('adminChat.addAnswer')}
          </LinkButton>
        </span>
      </div>
      <p className="muted">{t('adminChat.answersText')}</p>
      {(saved || adding) && <AnswerForm key={saved?.id} />}
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <li key={answer.id}>
            <a href={`${here}?id=${answer.id}`}>
              <b>{localised(t.locale, answer.title, answer.titleEn).text}</b>
            </a>
            <p className="muted">{localised(t.locale, answer.text, answer.textEn).text}</p>
            <form method="post">
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="id" value={answer.id} />
              <Button type="submit" variant="quiet" size="sm" icon="trash">
                {t('adminChat.remove')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </div>
  )
}

function AnswerForm() {
  const t = useT()
  const { saved } = usePageData<typeof loader>()
  const { text, error } = useFields(saved)
  const labels = {
    title: `${t('adminChat.answerTitle')} · ${t('adminForm.chinese')}`,
    titleEn: `${t('adminChat.answerTitle')} · ${t('adminForm.english')}`,
    text: `${t('adminChat.answerText')} · ${t('adminForm.chinese')}`,
    textEn: `${t('adminChat.answerText')} · ${t('adminForm.english')}`,
    position: t('adminChat.position'),
  }
  return (
    <EditForm
      saved={saved}
      labels={labels}
      back={here}
      history={saved ? to.office.audit({ noun: 'cannedAnswer', key: saved.id }) : undefined}
    >
      <PairField label={t('adminChat.answerTitle')} names={['title', 'titleEn']} text={text} error={error} required />
      <PairField label={t('adminChat.answerText')} names={['text', 'textEn']} text={text} error={error} required area />
      <Field label={labels.position} error={error('position')}>
        <NumberInput name="position" min={0} step={1} defaultValue={text('position') || '0'} />
      </Field>
    </EditForm>
  )
}
