import { to } from '#platform/contract/to.ts'
import type { SavedEnquiry } from '../contract.ts'
import { mostAttachments } from '../enquiry-limits.ts'
import { CaptchaField } from '#identity/captcha/pages/captcha-field.tsx'
import { AttachmentsField } from '#identity/uploads/pages/attachments-field.tsx'
import { AddresseeFields } from './addressee-fields.tsx'
import { isBlank } from '../typed-line.ts'
import { attachmentsName, attachmentsOf, enquiryOf, linesOf, wantedOf } from './enquiry-form-data.ts'
import { intentFields, signIntent } from './one-intent.ts'
import { EnquiryLines } from './enquiry-lines.tsx'
import { EnquiryTermsFields } from './enquiry-terms-fields.tsx'
import { Sent } from './sent.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { useDraft } from './use-draft.ts'
import { intentOf, stepWithCaptcha, textOf, useFormOutcome } from '#identity/auth/pages/form-outcome.ts'
import { captchaOf } from '#identity/captcha/pages/captcha-of.ts'
import { DefaultSubmit, RefusalNotice } from '#identity/auth/pages/refusal-notice.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { usePageData, useRoot, type Action, type MetaOf } from '#platform/web/page.ts'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { useNavigation } from '#platform/web/router.tsx'
import type { Visit } from '#platform/web/visit.ts'
import { Button } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { carriedLines } from './carried-lines.ts'
import styles from './enquiries.module.css'

export async function loader(visit: Visit) {
  const { api } = visit
  const parameters = visit.url.searchParams.has('range') ? await api.products.parameters() : undefined
  const known = new Set(parameters?.map(({ code }) => code))
  const [lines, payments, terms] = await Promise.all([
    carriedLines(visit, known),
    api.referenceData.dictionary({ code: 'PAYMENT_TYPE' }),
    api.referenceData.dictionary({ code: 'DELIVERY_TERM' }),
  ])
  const query = visit.url.searchParams
  const shopId = query.get('shopId') || undefined
  const wanted = lines.filter((line) => !isBlank(line)).map(wantedOf)
  const sellers = wanted.length > 0 || shopId ? await api.enquiries.sellers({ lines: wanted, shopId }) : []
  const chosen = { deliveryTerm: query.get('deliveryTerm') ?? '', deliveryPlace: query.get('deliveryPlace') ?? '' }
  return { lines, parameters, payments, terms, chosen, sellers }
}

export const meta: MetaOf<typeof loader> = (_, t) => ({
  title: t('enquiries.title'),
  description: t('enquiries.intro'),
})

export const action: Action = (call) =>
  stepWithCaptcha(
    call.form,
    () => send(call),
    () => call.api.captcha.challenge({ purpose: 'enquiry' }),
  )

async function send({ api, form, signedIn }: Parameters<Action>[0]) {
  if (intentOf(form) === 'renew') return { captchaDue: true }
  const files = attachmentsOf((name) => form.get(name) as string | null)
  const enquiry = {
    ...enquiryOf(form),
    attachmentIds: files.map(({ id }) => id),
    cookieId: textOf(form, 'cookieId') || undefined,
  }
  const once = { idempotencyKey: textOf(form, 'key') || undefined }
  if (signedIn) return { saved: await api.enquiries.save(enquiry, once) }
  const person = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    company: textOf(form, 'company'),
    phone: textOf(form, 'phone'),
  }
  const asked = { ...enquiry, ...person, ...captchaOf(form) }
  return { saved: await api.enquiries.saveAsVisitor(asked, once) }
}

export default function InquiryPage() {
  const t = useT()
  const { lines, parameters, payments, terms, chosen, sellers } = usePageData<typeof loader>()
  const outcome = useFormOutcome<SavedEnquiry>()
  const signedIn = Boolean(useRoot()?.member)
  const maySend = useMay('enquiries.save', 'enquiries.saveAsVisitor')
  const busy = useNavigation().state === 'submitting'
  const { form, typed, restored, discard } = useDraft(outcome?.typed, lines)
  if (outcome?.saved) return <Sent enquiry={outcome.saved} onSent={discard} />
  const errors = outcome?.refused?.fields ?? {}
  const again = typed ? linesOf((name) => typed[name]) : []
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('enquiries.title')}</h1>
        <p className="muted">{t('enquiries.intro')}</p>
        {!maySend && <Notice>{t('enquiries.notAllowed')}</Notice>}
      </header>
      {restored > 0 && <RestoredNotice onDiscard={discard} />}
      <form
        method="post"
        noValidate
        ref={form}
        key={restored}
        className={styles.form}
        onSubmit={({ currentTarget }) => signIntent(currentTarget)}
      >
        <IntentFields />
        <DefaultSubmit />
        <RefusalNotice />
        <EnquiryLines initial={again.length > 0 ? again : lines} errors={errors} parameters={parameters} />
        <AddresseeFields form={form} lines={lines} sellers={sellers} typed={typed} errors={errors} />
        <EnquiryTermsFields payments={payments} terms={terms} typed={typed ?? chosen} errors={errors} />
        <section className={`far ${styles.section}`}>
          <AttachmentsField
            name={attachmentsName}
            label={t('enquiries.attachments')}
            hint={t('enquiries.attachmentsHint')}
            prompt={t('enquiries.attachmentsPrompt')}
            most={mostAttachments}
            initial={typed ? attachmentsOf((name) => typed[name]) : []}
            error={errors['attachmentIds']}
          />
        </section>
        {!signedIn && <BuyerFields typed={typed} errors={errors} />}
        {outcome?.captcha && <CaptchaField captcha={outcome.captcha} />}
        <AgreementField typed={typed} error={errors['agreement']} />
        {maySend && (
          <div className="act">
            <Button type="submit" variant="enquiry" size="lg" busy={busy}>
              {t('enquiries.send')}
            </Button>
          </div>
        )}
      </form>
    </div>
  )
}

/** Empty until it is sent. */
const IntentFields = () => intentFields.map((name) => <input key={name} type="hidden" name={name} />)

function AgreementField({ typed, error }: { typed: Record<string, string> | undefined; error: string | undefined }) {
  const t = useT()
  return (
    <Checkbox
      name="agreement"
      value="yes"
      label={
        <>
          {t('enquiries.agreement')}{' '}
          <a href={to.legal()} target="_blank">
            {t('enquiries.agreementLink')}
          </a>
        </>
      }
      error={error}
      required
      defaultChecked={typed?.['agreement'] === 'yes'}
    />
  )
}

function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useT()
  return (
    <Notice
      actions={
        <Button size="sm" onClick={onDiscard}>
          {t('enquiries.discard')}
        </Button>
      }
    >
      {t('enquiries.draft')}
    </Notice>
  )
}
