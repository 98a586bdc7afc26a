import { empty } from '#platform/texts/format.ts'
import type { ImportField, ImportInfo } from './contract.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useNavigation } from '#platform/web/router.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Select } from '#platform/ui/input.tsx'
import { Table } from '#platform/ui/table.tsx'
import styles from './imports.module.css'

/** What each column of the file means. */
export function ColumnsForm({ info, fields }: { info: ImportInfo; fields: readonly ImportField[] }) {
  const t = useT()
  const busy = useNavigation().state === 'submitting'
  const group = (label: string, ofProperties: boolean) => (
    <optgroup label={label}>
      {fields
        .filter(({ field }) => field.startsWith('property.') === ofProperties)
        .map(({ field, name, nameEn }) => (
          <option key={field} value={field}>
            {localised(t.locale, name, nameEn).text}
          </option>
        ))}
    </optgroup>
  )
  const rows = info.header.map((title, at) => ({ title, at }))
  return (
    <form method="post" className="stack">
      <div className={styles.columns}>
        <Table
          caption={t('adminImports.stepColumns')}
          captionHidden
          rows={rows}
          rowKey={({ at }) => at}
          columns={[
            { key: 'column', header: t('adminImports.column'), rowHeader: true, cell: ({ title }) => title || empty },
            {
              key: 'means',
              header: t('adminImports.means'),
              cell: ({ title, at }) => (
                <Select
                  name="field"
                  aria-label={`${t('adminImports.means')}: ${title}`}
                  defaultValue={info.mapping[at] ?? ''}
                  placeholder={t('adminImports.leaveOut')}
                >
                  {group(t('adminImports.plainFields'), false)}
                  {group(t('adminImports.propertyFields'), true)}
                </Select>
              ),
            },
            {
              key: 'samples',
              header: t('adminImports.samples'),
              cell: ({ at }) => <span className={styles.samples}>{info.samples[at]?.join(' · ') || empty}</span>,
            },
          ]}
        />
      </div>
      <div>
        <Button type="submit" name="intent" value="check" variant="primary" busy={busy}>
          {t('adminImports.check')}
        </Button>
      </div>
    </form>
  )
}
