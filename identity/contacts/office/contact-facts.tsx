import { to } from '#platform/contract/to.ts'
import type { InfoOf } from '#platform/office/records/record.ts'
import type { contactRecord } from './record.ts'
import { useMay } from '#platform/office/visit.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import styles from './contacts.module.css'

/** Beside the form: the codes, the load, and who answers. */
export function ContactFacts({ contact }: { contact: InfoOf<typeof contactRecord> }) {
  const t = useT()
  const mayManage = useMay('operators.edit')
  const { whatsappCode, operators, visitors, members, waiting } = contact
  return (
    <div className={styles.aside}>
      <Card title={t('adminContacts.codes')}>
        {whatsappCode ? (
          <div className="stack tight">
            <figure className={styles.code}>
              <img src={whatsappCode} alt="" width={120} height={120} />
              <figcaption>{t('adminContacts.whatsapp')}</figcaption>
            </figure>
            <p className="muted">{t('adminContacts.codesHint')}</p>
          </div>
        ) : (
          <p className="muted">{t('adminContacts.noCodes')}</p>
        )}
      </Card>
      <Card title={t('adminContacts.operators')}>
        {operators.length === 0 && <p className="muted">{t('adminContacts.noOperator')}</p>}
        {operators.map(({ id, name, nameEn }) => (
          <p key={id}>
            {mayManage ? (
              <a href={to.office.operators.edit(id)}>
                <Local zh={name} en={nameEn} />
              </a>
            ) : (
              <Local zh={name} en={nameEn} />
            )}
          </p>
        ))}
        <p className="muted">{t('adminContacts.operatorsHint')}</p>
      </Card>
      <Card title={t('adminContacts.load')}>
        <DescriptionList
          items={[
            { term: t('adminContacts.visitors'), value: visitors.toLocaleString('en-US') },
            { term: t('adminContacts.members'), value: members.toLocaleString('en-US') },
            { term: t('adminContacts.waiting'), value: waiting },
          ]}
        />
      </Card>
    </div>
  )
}
