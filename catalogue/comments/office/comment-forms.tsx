import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import type { CommentRow } from './contract.ts'

const Named = ({ comment }: { comment: CommentRow }) => (
  <>
    <input type="hidden" name="id" value={comment.id} />
    <input type="hidden" name="version" value={comment.version} />
  </>
)

export function AnswerForm({ comment }: { comment: CommentRow }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  return (
    <Card title={t('adminComments.answer')} look="ruled">
      <form method="post" noValidate className="stack">
        <Named comment={comment} />
        <Field label={t('adminComments.answer')} hint={t('adminComments.answerHint')} error={refused?.fields['answer']}>
          <TextArea name="answer" rows={4} maxLength={500} defaultValue={typed?.['answer'] ?? comment.answer ?? ''} />
        </Field>
        <p>
          <Button type="submit" variant="primary" name="intent" value="answer">
            {t('adminComments.sendAnswer')}
          </Button>
        </p>
      </form>
    </Card>
  )
}

export function HideForm({ comment }: { comment: CommentRow }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  return (
    <Card title={t('adminComments.hideTitle')}>
      <form method="post" noValidate className="stack">
        <Named comment={comment} />
        {comment.hiddenReason ? (
          <>
            <p>{comment.hiddenReason}</p>
            <Button type="submit" name="intent" value="show">
              {t('adminComments.show')}
            </Button>
          </>
        ) : (
          <>
            <Field
              label={t('adminComments.reason')}
              hint={t('adminComments.reasonHint')}
              error={refused?.fields['reason']}
              required
            >
              <TextArea name="reason" rows={3} maxLength={500} defaultValue={typed?.['reason'] ?? ''} />
            </Field>
            <Button type="submit" name="intent" value="hide">
              {t('adminComments.hide')}
            </Button>
          </>
        )}
      </form>
    </Card>
  )
}
