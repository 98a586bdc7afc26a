import { to } from '#platform/contract/to.ts'
import { acceptPictures, uploadLimits } from '#platform/contract/upload-rules.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf, textsOf } from '#platform/office/form.ts'
import { listAction } from '#platform/office/list-action.ts'
import { usePictureUpload } from '#platform/office/use-picture-upload.ts'
import { useMay, type AdminVisit } from '#platform/office/visit.ts'
import { AdminList } from '#platform/office/ui/admin-list.tsx'
import { FilterSelect } from '#platform/office/ui/filter-select.tsx'
import { ListTabs } from '#platform/office/ui/list-tabs.tsx'
import { fileSize } from '#platform/texts/format.ts'
import { underWay } from '#platform/web/chosen-files.ts'
import { useT } from '#platform/web/i18n.tsx'
import { PageError, redirect } from '#platform/web/outcome.ts'
import { usePageData } from '#platform/web/page.ts'
import { readQuery } from '#platform/web/read-query.ts'
import { useNavigate } from '#platform/web/router.tsx'
import { FileInput } from '#platform/ui/file-input.tsx'
import { media, mediaKinds, type MediaKind } from './contract.ts'
import { useMediaColumns } from './use-media-columns.tsx'
import styles from './media.module.css'

const kindIn = (url: URL): MediaKind => readQuery(media.list, url).tab ?? 'picture'

export async function loader({ api, url }: AdminVisit) {
  const [page, views] = await Promise.all([
    api.media.list(readQuery(media.list, url)),
    api.desk.filters({ list: 'media' }),
  ])
  return { kind: kindIn(url), page, views }
}

export const action = listAction('media', async ({ api, form, url }) => {
  if (textOf(form, 'intent') !== 'remove') throw new PageError(405)
  const { changeId } = await api.media.remove({ kind: kindIn(url), ids: textsOf(form, 'ids').map(Number) })
  return redirect(doneAt(to.office.media() + url.search, 'deleted', changeId), 303)
})

/** Pictures and documents of the site with where they are used. */
export default function MediaListPage() {
  const t = useT()
  const mayEdit = useMay('media.edit')
  const { kind, page, views } = usePageData<typeof loader>()
  return (
    <AdminList
      title={t('adminMedia.title')}
      page={page}
      views={views}
      columns={useMediaColumns(kind)}
      rowName={({ name }) => name}
      removable={mayEdit}
      tabs={
        <>
          {kind === 'picture' && <AddPictures />}
          <ListTabs
            label={t('adminMedia.kinds')}
            tabs={mediaKinds}
            textOf={(tab) => t(`adminMedia.${tab}`)}
            counts={{}}
          />
        </>
      }
      filters={
        <FilterSelect
          name="used"
          label={t('adminMedia.use')}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`adminMedia.use_${value}`) }))}
        />
      }
    />
  )
}

/** Several at once; then the newest come first. */
function AddPictures() {
  const t = useT()
  const navigate = useNavigate()
  const { state, start, cancel } = usePictureUpload(() => undefined)
  const formats = t('uploads.pictureHint', { size: fileSize(uploadLimits.pictureBytes) })
  return (
    <div className={styles.add}>
      <FileInput
        multiple
        accept={acceptPictures}
        aria-label={t('adminMedia.add')}
        prompt={t('adminMedia.add')}
        files={underWay(state, t, cancel)}
        onFiles={(files) => void start(...files).then(() => navigate(to.office.media()))}
      />
      <p className="muted">{t('adminMedia.addHint', { formats })}</p>
      <noscript>{t('uploads.needsScript')}</noscript>
    </div>
  )
}
