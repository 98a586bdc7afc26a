import { contactLanguages } from './contract.ts'
import { editTitle } from '#platform/office/edit-title.ts'
import { useFormKey } from '#platform/office/form-key.ts'
import { fieldsOf, textsOf, useFields } from '#platform/office/form.ts'
import { keep } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditForm } from '#platform/office/ui/edit-form.tsx'
import { FieldRow } from '#platform/office/ui/field-row.tsx'
import { PairField } from '#platform/office/ui/pair-field.tsx'
import { PictureField } from '#platform/office/ui/picture-field.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Field, FieldNotes } from '#platform/ui/field.tsx'
import { TextInput } from '#platform/ui/input.tsx'
import { ContactFacts } from './contact-facts.tsx'
import styles from './contacts.module.css'

const list = '/admin/contacts'

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  return { saved: id ? await api.contacts.info({ id }) : null, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const contact = {
    ...fieldsOf(form, 'name', 'nameEn', 'email', 'phone', 'whatsapp', 'wechatId', 'pictureId'),
    languages: textsOf(form, 'languages') as (typeof contactLanguages)[number][],
    active: form.has('active'),
  }
  return keep(form, (id) => `${list}/edit?id=${id}`, api.contacts, contact)
}

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({ title: editTitle(t, 'adminContacts', saved) })

export default function ContactEditPage() {
  const t = useT()
  const { saved, formKey } = usePageData<typeof loader>()
  const { text, ticked, error } = useFields(saved ?? { active: true })
  const labels = {
    name: t('adminContacts.nameZh'),
    nameEn: t('adminContacts.nameEn'),
    email: t('adminContacts.email'),
    phone: t('adminContacts.phone'),
    whatsapp: t('adminContacts.whatsapp'),
    wechatId: t('adminContacts.wechatId'),
  }
  const line = (name: 'email' | 'phone' | 'whatsapp' | 'wechatId', hint?: string) => (
    <Field label={labels[name]} hint={hint} error={error(name)} required={name !== 'whatsapp'}>
      <TextInput name={name} defaultValue={text(name)} autoCapitalize="none" autoComplete="off" />
    </Field>
  )
  return (
    <div className="stack">
      <h1>{editTitle(t, 'adminContacts', saved)}</h1>
      <div className={styles.columns}>
        <EditForm
          key={useFormKey(saved ? `${saved.id} ${saved.version}` : 'new')}
          saved={saved}
          labels={labels}
          back={list}
          history={saved ? `/admin/audit?noun=contact&key=${saved.id}` : undefined}
        >
          <input type="hidden" name="key" value={formKey} />
          <PairField label={t('adminContacts.name')} names={['name', 'nameEn']} text={text} error={error} required />
          <FieldRow>
            {line('email')}
            {line('phone', t('adminContacts.phoneHint'))}
          </FieldRow>
          <FieldRow>
            {line('whatsapp', t('adminContacts.whatsappHint'))}
            {line('wechatId')}
          </FieldRow>
          <fieldset className={styles.languages}>
            <legend>{t('adminContacts.languages')}</legend>
            {contactLanguages.map((code) => (
              <Checkbox
                key={code}
                name="languages"
                value={code}
                label={t(code === 'zh-CN' ? 'adminContacts.chinese' : 'adminContacts.english')}
                defaultChecked={saved?.languages.includes(code)}
              />
            ))}
            <FieldNotes id="languages" hint={t('adminContacts.languagesHint')} error={error('languages')} />
          </fieldset>
          <PictureField
            name="pictureId"
            label={t('adminContacts.picture')}
            saved={saved ? { id: saved.pictureId, picture: saved.picture } : undefined}
            error={error('pictureId')}
            required
          />
          <Checkbox
            name="active"
            label={t('adminContacts.active')}
            hint={t('adminContacts.activeHint')}
            error={error('active')}
            defaultChecked={ticked('active')}
          />
        </EditForm>
        {saved && <ContactFacts contact={saved} />}
      </div>
    </div>
  )
}
