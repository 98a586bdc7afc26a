import { to } from '#platform/contract/to.ts'
import { dateTime, fileSize } from '#platform/texts/format.ts'
import { doneAt } from '#platform/office/done.ts'
import { textOf, useFields } from '#platform/office/form.ts'
import { useMay, type AdminAction, type AdminVisit } from '#platform/office/visit.ts'
import { Detail } from '#platform/office/ui/detail.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { redirect } from '#platform/web/outcome.ts'
import { usePageData, type MetaOf } from '#platform/web/page.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Field } from '#platform/ui/field.tsx'
import { TextArea, TextInput } from '#platform/ui/input.tsx'
import { PictureFocus } from '../ui/picture-focus.tsx'
import type { MediaFile, MediaKind } from './contract.ts'
import { MediaUses } from './media-uses.tsx'
import styles from './media.module.css'

const kindAt = ({ pathname }: URL): MediaKind =>
  pathname === to.office.mediaFile.document.path ? 'document' : 'picture'

export async function loader({ api, url }: AdminVisit) {
  const kind = kindAt(url)
  return { kind, file: await api.media.info({ kind, id: url.searchParams.get('id') ?? '' }) }
}

export const action: AdminAction = async ({ api, form, url }) => {
  const kind = kindAt(url)
  const id = url.searchParams.get('id') ?? ''
  if (textOf(form, 'intent') === 'remove') {
    const { changeId } = await api.media.remove({ kind, ids: [id] })
    return redirect(doneAt(to.office.media({ tab: kind }), 'deleted', changeId), 303)
  }
  const { changeId } = await api.media.describe({
    kind,
    id,
    name: textOf(form, 'name'),
    ...(kind === 'picture' && { alt: textOf(form, 'alt'), altEn: textOf(form, 'altEn') }),
  })
  return redirect(doneAt(to.office.mediaFile[kind](id), 'saved', changeId), 303)
}

export const meta: MetaOf<typeof loader> = ({ file }) => ({ title: file.name })

/** One file: what it shows, everything that uses it, its name, and its end. */
export default function MediaFilePage() {
  const t = useT()
  const mayEdit = useMay('media.edit')
  const { kind, file } = usePageData<typeof loader>()
  const { id, name, picture, url } = file
  return (
    <Detail
      back={{ href: to.office.media({ tab: kind }), label: t('adminMedia.title') }}
      title={name}
      aside={
        <>
          <Card>
            <FileFacts file={file} />
          </Card>
          {mayEdit && <FileForms file={file} />}
        </>
      }
      asideLast
    >
      {picture && (
        <div className={styles.shown}>
          <PictureFocus key={id} id={id} picture={picture} label={name} />
        </div>
      )}
      {url && (
        <p>
          <a href={url} target="_blank" rel="noopener" data-document="">
            {t('adminMedia.open')}
          </a>
        </p>
      )}
      <section>
        <h2>{t('adminMedia.use')}</h2>
        <MediaUses file={file} />
        {file.useCount === 0 && kind === 'picture' && <p className="muted">{t('adminMedia.unusedHint')}</p>}
      </section>
    </Detail>
  )
}

function FileFacts({ file: { bytes, picture, url, uploadedAt, uploadedBy, uploadedByEn } }: { file: MediaFile }) {
  const t = useT()
  return (
    <DescriptionList
      items={[
        ...(picture ? [{ term: t('adminMedia.dimensions'), value: t('adminMedia.pixels', picture) }] : []),
        { term: t('adminMedia.size'), value: fileSize(bytes) },
        { term: t('adminMedia.uploadedAt'), value: dateTime(uploadedAt) },
        { term: t('adminMedia.uploadedBy'), value: <Local zh={uploadedBy} en={uploadedByEn} /> },
        ...(url ? [] : [{ term: t('adminMedia.document'), value: t('adminMedia.private') }]),
      ]}
    />
  )
}

function FileForms({ file }: { file: MediaFile }) {
  const t = useT()
  const fields = useFields(file)
  return (
    <Card>
      <form method="post" className="stack tight" key={`${file.name} ${file.alt} ${file.altEn}`}>
        <Field label={t('adminMedia.name')} error={fields.error('name')} required>
          <TextInput name="name" defaultValue={fields.text('name')} maxLength={100} />
        </Field>
        {file.picture && (
          <>
            <Field label={`${t('adminFields.alt')} · ${t('adminForm.chinese')}`} error={fields.error('alt')}>
              <TextArea name="alt" lang="zh-CN" rows={2} defaultValue={fields.text('alt')} maxLength={300} />
            </Field>
            <Field
              label={`${t('adminFields.alt')} · ${t('adminForm.english')}`}
              error={fields.error('altEn')}
              hint={t('adminMedia.altHint')}
            >
              <TextArea name="altEn" lang="en-US" rows={2} defaultValue={fields.text('altEn')} maxLength={300} />
            </Field>
          </>
        )}
        <div className="cluster">
          <Button type="submit">{t('adminForm.save')}</Button>
          {file.useCount === 0 && (
            <Button type="submit" name="intent" value="remove" variant="danger" formNoValidate>
              {t('adminForm.delete')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
