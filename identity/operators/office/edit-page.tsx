import type { OperatorRow } from './contract.ts'
import { to } from '#platform/contract/to.ts'
import type { Locale } from '#platform/texts/messages.ts'
import { doneAt } from '#platform/office/done.ts'
import { fieldsOf, textOf, textsOf } from '#platform/office/form.ts'
import { versionsIn } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { randomId } from '#platform/web/random-id.ts'
import { AccessCard } from './access-card.tsx'
import { OperatorForm } from './operator-form.tsx'

const list = to.office.operators()

export async function loader({ api, url }: AdminVisit) {
  const id = url.searchParams.get('id')
  const [saved, contacts, roles, shops] = await Promise.all([
    id ? api.operators.info({ id }) : null,
    api.operators.contacts(),
    api.operators.roles(),
    api.operators.shops(),
  ])
  const forShop = saved ? undefined : (url.searchParams.get('shopId') ?? undefined)
  return { saved, contacts, roles, shops, forShop, formKey: randomId() }
}

export const action: AdminAction = async ({ api, form }) => {
  const { id, currentPassword } = fieldsOf(form, 'id', 'currentPassword')
  const here = `${list}/edit?id=${id}`
  switch (textOf(form, 'intent')) {
    case 'invite':
      await api.operators.invite({ id })
      return redirect(doneAt(here, 'invited'), 303)
    case 'disable':
      await api.operators.disable({ id })
      return redirect(doneAt(here, 'disabled'), 303)
    case 'enable':
      await api.operators.enable({ id })
      return redirect(doneAt(here, 'enabled'), 303)
    case 'reset':
      await api.operators.resetSecondFactor({ id, currentPassword })
      return redirect(doneAt(here, 'reset'), 303)
  }
  const { locale, ...texts } = fieldsOf(form, 'email', 'name', 'nameEn', 'locale', 'contactId', 'shopId')
  const details = { ...texts, currentPassword, roleIds: textsOf(form, 'roleIds'), locale: locale as Locale }
  if (id) {
    await api.operators.update({ id, ...versionsIn(form), ...details })
    return redirect(doneAt(list, 'saved'), 303)
  }
  await api.operators.create(details, { idempotencyKey: textOf(form, 'key') || undefined })
  return redirect(doneAt(list, 'invited'), 303)
}

const titleOf = (saved: OperatorRow | null, t: ReturnType<typeof useT>) =>
  saved
    ? t('adminOperators.editTitle', { name: t.locale === 'zh-CN' ? saved.name : saved.nameEn })
    : t('adminOperators.add')

export const meta: MetaOf<typeof loader> = ({ saved }, t) => ({ title: titleOf(saved, t) })

export default function OperatorEditPage() {
  const t = useT()
  const { saved } = usePageData<typeof loader>()
  return (
    <div className="stack loose">
      <h1>{titleOf(saved, t)}</h1>
      <OperatorForm {...usePageData<typeof loader>()} />
      {saved && <AccessCard operator={saved} />}
    </div>
  )
}
