import type { ChatCustomer, DeskContact } from '#contract/operator/chat.ts'
import { date, dateTime, orDash } from '#i18n/format.ts'
import { localised } from '#i18n/localised.ts'
import { useMay } from '#web/admin/lib/visit.ts'
import { useT } from '#web/lib/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import styles from './chat.module.css'

/** Whom one talks to: who it is, what they looked at, and who else could take over. */
export function ChatFacts({ customer, contacts }: { customer: ChatCustomer; contacts: DeskContact[] }) {
  const t = useT()
  const mayAnswer = useMay('service.edit')
  return (
    <aside className={styles.facts} aria-label={t('adminChat.customer')}>
      <DescriptionList
        items={[
          { term: t('adminChat.company'), value: orDash(customer.company) },
          { term: t('adminChat.email'), value: orDash(customer.email) },
          { term: t('adminChat.mobile'), value: orDash(customer.mobile) },
          {
            term: t('adminChat.language'),
            value: t(customer.locale === 'zh-CN' ? 'adminChat.chinese' : 'adminChat.english'),
          },
          { term: t('adminChat.since'), value: date(customer.since) },
        ]}
      />
      {mayAnswer && (
        <form method="post" className={styles.handOver}>
          <input type="hidden" name="intent" value="handOver" />
          <input type="hidden" name="id" value={customer.id} />
          <Field label={t('adminChat.handOver')}>
            <Select name="contactId" defaultValue={customer.contactId} key={customer.contactId}>
              {contacts.map((contact) => {
                const name = localised(t.locale, contact.name, contact.nameEn).text
                return (
                  <option key={contact.id} value={contact.id}>
                    {contact.online ? t('adminChat.onlineMark', { name }) : name}
                  </option>
                )
              })}
            </Select>
          </Field>
          <Button type="submit">{t('adminChat.handOverButton')}</Button>
        </form>
      )}
      <h3>{t('adminChat.path')}</h3>
      {customer.path.length === 0 && <p className="muted">{t('adminChat.noPath')}</p>}
      <ol className={styles.path}>
        {customer.path.map(({ url, at, readSeconds }, index) => (
          <li key={index}>
            <a href={url} target="_blank" rel="noopener" className="truncate">
              {url}
            </a>
            <span className={styles.small}>
              <time dateTime={at}>{dateTime(at)}</time>
              {readSeconds !== null && <span>{t('adminChat.seconds', { count: readSeconds })}</span>}
            </span>
          </li>
        ))}
      </ol>
    </aside>
  )
}
