import { intentIn } from '#platform/web/intent-in.ts'
import { to } from '#platform/contract/to.ts'
import { Redirect, redirectDocument } from '#platform/web/outcome.ts'
import type { Action } from '#platform/web/page.ts'

type Submitted = Parameters<Action>[0]
type Outcome = Promise<{ saved: true } | Redirect>

const text = ({ form }: Submitted, name: string) => String(form.get(name) ?? '')

/** What the caller may do has changed: everything around the page is read anew. */
const anew = () => redirectDocument(to.company())

/** The buttons of the company page, by the name of their intent. */
const intents: Record<string, (submitted: Submitted) => Promise<unknown>> = {
  join: (it) =>
    it.api.companies.updateCompany({
      enterpriseId: text(it, 'enterpriseId'),
      enterpriseName: text(it, 'enterpriseName'),
    }),
  invite: (it) => it.api.colleagues.invite({ email: text(it, 'email'), role: text(it, 'role') }),
  revoke: (it) => it.api.colleagues.revoke({ id: text(it, 'id') }),
  letIn: (it) => it.api.colleagues.answer({ memberId: text(it, 'memberId'), consent: true, role: text(it, 'role') }),
  refuse: (it) => it.api.colleagues.answer({ memberId: text(it, 'memberId'), consent: false }),
  setRole: (it) => it.api.colleagues.setRole({ memberId: text(it, 'memberId'), role: text(it, 'role') }).then(anew),
  handOver: (it) => it.api.colleagues.handOver({ memberId: text(it, 'memberId') }).then(anew),
  remove: (it) => it.api.colleagues.remove({ memberId: text(it, 'memberId') }),
  leave: (it) => it.api.colleagues.leave().then(anew),
  withdraw: (it) => it.api.colleagues.withdraw(),
  accept: (it) => it.api.colleagues.accept({ id: text(it, 'id') }).then(anew),
  details: (it) => {
    const names = [
      'enterpriseName',
      'enterpriseType',
      'countryId',
      'provinceId',
      'cityId',
      'address',
      'website',
    ] as const
    const papers = ['legalName', 'legalNameEn', 'taxNumber', 'phone', 'bank', 'bankAccount', 'licenceId'] as const
    type Field = (typeof names | typeof papers)[number]
    const data = Object.fromEntries([...names, ...papers].map((name) => [name, text(it, name)])) as Record<
      Field,
      string
    >
    return it.api.companies.enterpriseUpdate(data)
  },
}

export async function runIntent(submitted: Submitted): Outcome {
  const answer = await intentIn(intents, submitted.form)(submitted)
  return answer instanceof Redirect ? answer : { saved: true }
}
