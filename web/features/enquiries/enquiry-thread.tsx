import type { Thread } from '#contract/enquiries.ts'
import { date, dateTime, money, orDash, quantity } from '#i18n/format.ts'
import { Local, useT } from '#web/lib/i18n.tsx'
import { useRefused } from '#web/lib/page.ts'
import { useNavigation } from '#web/lib/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/input.tsx'
import styles from './enquiries.module.css'

export function EnquiryThread({ thread }: { thread: Thread }) {
  const t = useT()
  return (
    <div className="stack loose">
      <header>
        <p>
          <a href="/customer/shopping/enquiry">{t('enquiries.back')}</a>
        </p>
        <h1>{thread.enquiryNo}</h1>
        <p className={styles.facts}>
          <span>{dateTime(thread.createdAt)}</span>
          <span>
            {t('enquiries.yourContact')}: <Local zh={thread.contactName} en={thread.contactNameEn} />{' '}
            <a href={`mailto:${thread.contactEmail}`}>{thread.contactEmail}</a>
          </span>
        </p>
      </header>
      <Asked thread={thread} />
      <section className="stack">
        <h2>{t('enquiries.thread')}</h2>
        {thread.messages.length === 0 && <p className="muted">{t('enquiries.noMessages')}</p>}
        <div className={styles.messages}>
          {thread.messages.map(({ id, author, contactName, contactNameEn, body, createdAt }) => (
            <article key={id} className={`${styles.message} ${author === 'buyer' ? styles.own : ''}`}>
              {body}
              <footer>
                {author === 'buyer' ? t('enquiries.fromYou') : <Local zh={contactName} en={contactNameEn} />}
                {' · '}
                <time dateTime={createdAt}>{dateTime(createdAt)}</time>
              </footer>
            </article>
          ))}
        </div>
        <Reply id={thread.id} key={thread.messageCount} />
      </section>
    </div>
  )
}

function Asked({ thread }: { thread: Thread }) {
  const t = useT()
  const named = (entry: Thread['paymentType']) => (entry ? <Local zh={entry.name} en={entry.nameEn} /> : orDash(null))
  return (
    <section className="stack">
      {thread.lines.map((line, index) => (
        <p key={index}>
          {line.productId ? <a href={`/product/detail?id=${line.productId}`}>{line.productName}</a> : line.productName}
          {' · '}
          {quantity(line.amount, t(`enquiries.unit_${line.unit}`))}
          {line.specification && ` · ${line.specification}`}
          {line.targetPriceMinor !== null &&
            line.targetCurrency &&
            ` · ${t('enquiries.targetPrice')} ${money(t, line.targetPriceMinor, line.targetCurrency)}`}
        </p>
      ))}
      <DescriptionList
        items={[
          { term: t('enquiries.purchaseTime'), value: date(thread.purchaseTime) },
          { term: t('enquiries.paymentType'), value: named(thread.paymentType) },
          { term: t('enquiries.deliveryTerm'), value: named(thread.deliveryTerm) },
          { term: t('enquiries.deliveryPlace'), value: orDash(thread.deliveryPlace) },
          { term: t('enquiries.destination'), value: orDash(thread.destination) },
          { term: t('enquiries.message'), value: orDash(thread.message) },
        ]}
      />
    </section>
  )
}

function Reply({ id }: { id: number }) {
  const t = useT()
  const { refused, typed } = useRefused() ?? {}
  const busy = useNavigation().state === 'submitting'
  return (
    <form method="post" className="stack" noValidate>
      <input type="hidden" name="id" value={id} />
      <Field label={t('enquiries.reply')} error={refused?.fields['body'] ?? refused?.message} required>
        <TextArea name="body" defaultValue={refused ? typed?.['body'] : ''} maxLength={4000} />
      </Field>
      <p>
        <Button type="submit" variant="primary" icon="send" busy={busy}>
          {t('enquiries.sendReply')}
        </Button>
      </p>
    </form>
  )
}
