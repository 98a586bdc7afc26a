import { to } from '#platform/contract/to.ts'
import { imports } from './contract.ts'
import { fieldsOf, textOf, textsOf } from '#platform/office/form.ts'
import type { AdminAction, AdminVisit } from '#platform/office/visit.ts'
import { useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, useRefused, type MetaOf } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Stepper } from '#platform/ui/steps.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { stateText, stepOf, toneOf } from './import-state.ts'
import { Lacking } from './lacking.tsx'
import { PreviewRows } from './preview-rows.tsx'
import styles from './imports.module.css'

export async function loader({ api, url }: AdminVisit) {
  const query = readQuery(imports.rows, url)
  const [info, fields] = await Promise.all([api.imports.info({ id: query.id }), api.imports.fields()])
  const mapping = info.state === 'mapping' || info.state === 'loading' || url.searchParams.has('columns')
  // What is wrong comes first, as long as there is anything.
  const first = info.state === 'checked' && info.counts.wrong > 0 ? ('wrong' as const) : undefined
  const outcome = url.searchParams.has('outcome') ? query.outcome : first
  const kept = !url.searchParams.has('outcome') && info.keptCount > 0 ? 1 : query.kept
  const page = mapping ? null : await api.imports.rows({ ...query, outcome, kept })
  return { info, fields, page, outcome, kept }
}

export const action: AdminAction = async ({ api, form, url }) => {
  const id = Number(url.searchParams.get('id'))
  const here = to.office.importRun(id)
  switch (textOf(form, 'intent')) {
    case 'check':
      await api.imports.check({ id, mapping: form.has('field') ? textsOf(form, 'field') : undefined })
      return redirect(here, 303)
    case 'correct': {
      const cells = [...form].filter(([name]) => name.startsWith('cell.'))
      await api.imports.correct({
        id,
        row: textOf(form, 'row'),
        cells: Object.fromEntries(cells.map(([name, text]) => [name.slice('cell.'.length), String(text)])),
      })
      return redirect(url.pathname + url.search, 303)
    }
    case 'addBrands':
      await api.imports.addBrands({ id })
      return redirect(here, 303)
    case 'usePicture':
      await api.imports.usePicture({ id, ...fieldsOf(form, 'pictureId') })
      return redirect(here, 303)
    case 'undo':
      await api.imports.undo({ id })
      return redirect(here, 303)
    default:
      await api.imports.apply({ id, skipWrong: textOf(form, 'intent') === 'skipWrong' })
      return redirect(here, 303)
  }
}

export const meta: MetaOf<typeof loader> = ({ info }, t) => ({ title: `${t('adminImports.title')} · ${info.name}` })

export default function ImportPage() {
  const t = useT()
  const { info, fields, page, outcome, kept } = usePageData<typeof loader>()
  const refused = useRefused()?.refused
  // Columns of a table that the site wrote need no naming.
  const first = info.origin === 'list' ? 1 : 0
  const steps = [t('adminImports.stepColumns'), t('adminImports.stepPreview'), t('adminImports.stepApply')].slice(first)
  return (
    <div className="stack">
      <div className={styles.head}>
        <h1>{info.name}</h1>
        <Badge tone={toneOf(info)}>{stateText(t, info)}</Badge>
      </div>
      <Stepper
        label={t('adminImports.title')}
        steps={steps.map((label) => ({ label }))}
        current={page ? stepOf(info.state) - first : 0}
        doneText={t('adminForm.yes')}
      />
      {(refused || info.problem) && (
        <div role="alert">
          <Notice kind="danger">
            {refused ? (Object.values(refused.fields)[0] ?? refused.message) : info.problem}
          </Notice>
        </div>
      )}
      {page ? (
        <>
          <ApplyBar info={info} />
          {info.origin === 'file' && <Lacking info={info} />}
          <PreviewRows info={info} page={page} fields={fields} outcome={outcome} kept={Boolean(kept)} />
        </>
      ) : (
        <ColumnsForm info={info} fields={fields} />
      )}
    </div>
  )
}
