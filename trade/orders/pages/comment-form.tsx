import { to } from '#platform/contract/to.ts'
import type { OrderDetail } from '../order.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { GoodsCell } from '#catalogue/goods/pages/goods-cell.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { nameChoices } from '#catalogue/comments/shown-name.ts'
import { RadioGroup } from '#platform/ui/choice.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
import { FormErrorSummary } from '#platform/ui/form-error-summary.tsx'
import { TextArea } from '#platform/ui/input.tsx'
import { StarInput } from './stars.tsx'
import styles from './orders.module.css'

/** Stars and words for every line that has none yet. */
export function CommentForm({ order, formKey }: { order: OrderDetail; formKey: string }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  const fields = Object.entries(refused?.fields ?? {})
  const errors = fields.map(([name, text]) => ({ text, fieldId: `comment-${name}` }))
  const { company, initials } = order.names
  const open = order.lines.filter(({ comment }) => !comment)
  return (
    <form method="post" noValidate className={`stack ${styles.form}`}>
      <header className="stack tight">
        <h1>{t('orders.commentTitle')}</h1>
        <p className="code">{order.orderSn}</p>
        <p>{t('orders.commentIntro')}</p>
      </header>
      <FormErrorSummary
        title={t('orders.notSent')}
        errors={refused && errors.length === 0 ? [{ text: refused.message }] : errors}
      />
      <input type="hidden" name="id" value={order.id} />
      <input type="hidden" name="key" value={formKey} />
      {open.map((line, at) => (
        <LineFields key={line.id} line={line} at={at} />
      ))}
      <RadioGroup
        name="nameChoice"
        label={t('orders.commentName')}
        defaultValue={typed?.['nameChoice'] ?? 'hidden'}
        options={nameChoices
          .filter((choice) => choice !== 'company' || company)
          .map((choice) => ({
            value: choice,
            label: t(`orders.name_${choice}`, { company: company ?? '', initials }),
          }))}
      />
      <p className="cluster">
        <Button type="submit" variant="primary" name="intent" value="comment" busy={busy}>
          {t('orders.commentSend')}
        </Button>
        <LinkButton href={to.order(order.id)} variant="quiet">
          {t('orders.back')}
        </LinkButton>
      </p>
    </form>
  )
}

function LineFields({ line, at }: { line: OrderDetail['lines'][number]; at: number }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const title = productTitle(line.product, t)
  return (
    <section className={styles.commentLine}>
      <GoodsCell picture={line.picture}>
        <h2>{title}</h2>
      </GoodsCell>
      <input type="hidden" name="lineId" value={line.id} />
      <StarInput
        id={`comment-lines.${at}.score`}
        name={`score-${line.id}`}
        error={refused?.fields[`lines.${at}.score`]}
        label={t('orders.commentScore', { title })}
        value={typed?.[`score-${line.id}`]}
      />
      <Field label={t('orders.commentText')} optionalText={t('orders.optional')}>
        <TextArea name={`content-${line.id}`} maxLength={500} rows={3} defaultValue={typed?.[`content-${line.id}`]} />
      </Field>
    </section>
  )
}
