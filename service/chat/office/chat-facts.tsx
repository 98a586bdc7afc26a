import { useEffect, useState } from 'react'
import type { ChatCustomer, DeskContact } from './contract.ts'
import { date, dateTime, orDash } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { useMay } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import styles from './chat.module.css'

interface ChatFactsProps {
  customer: ChatCustomer
  contacts: DeskContact[]
}

/** Beside the conversation, where there is room for it. */
export function ChatFacts(props: ChatFactsProps) {
  const t = useT()
  return (
    <aside className={classNames(styles.facts, styles.beside)} aria-label={t('adminChat.customer')}>
      <Facts {...props} />
    </aside>
  )
}

/** The same on demand, where there is none. */
export function ChatFactsButton(props: ChatFactsProps) {
  const t = useT()
  const { state } = useNavigation()
  const [open, setOpen] = useState(false)
  // Once it is handed over, what the page says about it must not lie behind.
  useEffect(() => {
    if (state === 'submitting') setOpen(false)
  }, [state])
  return (
    <>
      <Button size="sm" icon="user" className={styles.showFacts} onClick={() => setOpen(true)}>
        {t('adminChat.customer')}
      </Button>
      {open && (
        <Dialog open title={t('adminChat.customer')} closeLabel={t('adminForm.close')} onClose={() => setOpen(false)}>
          <div className={styles.facts}>
            <Facts {...props} />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Whom one talks to: who it is, what they looked at, and who else could take over. */
function Facts({ customer, contacts }: ChatFactsProps) {
  const t = useT()
  const mayAnswer = useMay('service.edit')
  return (
    <>
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
    </>
  )
}
