import { to } from '#platform/contract/to.ts'
import type { DeskHours } from './contract.ts'
import { doneAt } from '#platform/office/done.ts'
import { useFormKey } from '#platform/office/form-key.ts'
import { textOf, useFields } from '#platform/office/form.ts'
import { versionsIn } from '#platform/office/keep.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { EditForm } from '#platform/office/ui/edit-form.tsx'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/input.tsx'
import { HoursOfDay } from './hours-of-day.tsx'
import styles from './hours.module.css'

const here = to.office.officeHours()
const weekdays = [1, 2, 3, 4, 5, 6, 7]
const zones = [
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Dubai',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
]

export const loader = ({ api }: AdminVisit) => api.contacts.hours()

export const action: AdminAction = async ({ api, form }) => {
  const days = weekdays
    .filter((weekday) => form.has(`open${weekday}`))
    .map((weekday) => ({
      weekday,
      opens: textOf(form, `opens${weekday}`),
      closes: textOf(form, `closes${weekday}`),
    }))
  const { changeId } = await api.contacts.saveHours({
    ...versionsIn(form),
    zone: textOf(form, 'zone'),
    days,
  })
  return redirect(doneAt(here, 'saved', changeId), 303)
}

export const meta: MetaOf<typeof loader> = (_, t) => ({ title: t('adminChat.hoursTitle') })

/** As the fields of the form are named. */
const fieldsOfDays = ({ zone, days }: DeskHours) =>
  Object.fromEntries<string | boolean>([
    ['zone', zone],
    ...days.flatMap(({ weekday, opens, closes }): [string, string | boolean][] => [
      [`open${weekday}`, true],
      [`opens${weekday}`, opens],
      [`closes${weekday}`, closes],
    ]),
  ])

export default function HoursPage() {
  const t = useT()
  const hours = usePageData<typeof loader>()
  const { zone, version } = hours
  const fields = useFields(fieldsOfDays(hours))
  const weekday = new Intl.DateTimeFormat(t.locale, { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  const nameOf = (day: number) => weekday.format(Date.UTC(2024, 0, day))
  const labels = { zone: t('adminChat.zone') }
  return (
    <div className="stack">
      <h1>{t('adminChat.hoursTitle')}</h1>
      <p className="muted">{t('adminChat.hoursText')}</p>
      <EditForm
        key={useFormKey(version)}
        saved={{ ...hours, id: 1 }}
        labels={labels}
        back={to.office.chat()}
        history={to.office.audit({ noun: 'officeHours' })}
      >
        <Field label={labels.zone} error={fields.error('zone')} required className={styles.zone}>
          <Select
            name="zone"
            defaultValue={fields.text('zone')}
            options={[...new Set([zone, ...zones])].map((value) => ({
              value,
              label: value === 'Asia/Shanghai' ? `${t('adminChat.zoneShanghai')} (${value})` : value,
            }))}
          />
        </Field>
        <div className={styles.days}>
          {weekdays.map((day) => (
            <HoursOfDay key={day} weekday={day} name={nameOf(day)} fields={fields} />
          ))}
        </div>
      </EditForm>
    </div>
  )
}
