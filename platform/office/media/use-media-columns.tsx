import { to } from '#platform/contract/to.ts'
import { fileSize } from '#platform/texts/format.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { ListColumn } from '../ui/list-columns.ts'
import { RowLink } from '../ui/row-link.tsx'
import { TimeAt } from '../ui/time-at.tsx'
import type { MediaFile, MediaKind } from './contract.ts'
import { MediaUses } from './media-uses.tsx'
import styles from './media.module.css'

export function useMediaColumns(kind: MediaKind): ListColumn<MediaFile>[] {
  const t = useT()
  return [
    {
      key: 'name',
      header: t('adminMedia.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, name, picture }) => (
        <span className={styles.named}>
          {picture ? (
            <span className={styles.thumb}>
              <StoredPicture picture={picture} ratio="4:3" sizes="96px" />
            </span>
          ) : (
            <Icon name="file" />
          )}
          <span className={styles.name}>
            <RowLink to={to.office.mediaFile[kind](id)}>{name}</RowLink>
          </span>
        </span>
      ),
    },
    { key: 'uses', header: t('adminMedia.use'), cell: (file) => <MediaUses file={file} /> },
    ...(kind === 'picture' ? [dimensions(t)] : []),
    {
      key: 'bytes',
      header: t('adminMedia.size'),
      numeric: true,
      sortable: true,
      cell: ({ bytes }) => <span className={styles.figure}>{fileSize(bytes)}</span>,
    },
    {
      key: 'uploadedAt',
      header: t('adminMedia.uploadedAt'),
      sortable: true,
      cell: ({ uploadedAt }) => <TimeAt at={uploadedAt} />,
    },
    {
      key: 'uploadedBy',
      header: t('adminMedia.uploadedBy'),
      cell: ({ uploadedBy, uploadedByEn }) => <Local zh={uploadedBy} en={uploadedByEn} />,
    },
  ]
}

const dimensions = (t: Translator): ListColumn<MediaFile> => ({
  key: 'dimensions',
  header: t('adminMedia.dimensions'),
  numeric: true,
  cell: ({ picture }) => <span className={styles.figure}>{picture && t('adminMedia.pixels', picture)}</span>,
})
