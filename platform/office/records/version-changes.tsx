import { empty } from '#platform/texts/format.ts'
import type { KeptVersion } from './version-calls.ts'
import type { Picture } from '#platform/contract/picture.ts'
import { useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { changedPart } from '../changed-part.ts'
import type { ValueWords } from './value-words.ts'
import styles from './versions.module.css'

interface VersionChangesProps extends ValueWords {
  before: KeptVersion | undefined
  after: KeptVersion
  pictures: Record<string, Picture>
}

/** What a version changed against the one before it, field by field. */
export function VersionChanges({ before, after, pictures, names, labelOf, textOf }: VersionChangesProps) {
  const t = useT()
  if (!before) return <p className="muted">{t('adminContent.oldest')}</p>
  const changed = names.filter((name) => JSON.stringify(before.values[name]) !== JSON.stringify(after.values[name]))
  if (changed.length === 0) return <p className="muted">{t('adminContent.sameAsBefore')}</p>
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('adminAudit.field')}</th>
          <th scope="col">{t('adminContent.was')}</th>
          <th scope="col">{t('adminContent.is')}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map((name) => {
          const [was, is] = [before.values[name], after.values[name]]
          const isPicture = /^(?:picture|banner)Id$/.test(name)
          const [wasText, isText] = [textOf(name, was), textOf(name, is)]
          // Where the words are the same, it is their form that changed.
          const [old, fresh] =
            wasText === isText ? changedPart(String(was ?? ''), String(is ?? '')) : changedPart(wasText, isText)
          return (
            <tr key={name}>
              <th scope="row">{labelOf(name)}</th>
              <td>{isPicture ? <Shown picture={pictures[String(was)]} /> : <Marked as="del" {...old} />}</td>
              <td>{isPicture ? <Shown picture={pictures[String(is)]} /> : <Marked as="ins" {...fresh} />}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface MarkedProps {
  as: 'del' | 'ins'
  start: string
  part: string
  end: string
}

const Marked = ({ as: Mark, start, part, end }: MarkedProps) => (
  <span className={styles.text}>
    {start}
    {part && <Mark>{part}</Mark>}
    {end}
    {!start && !part && !end && empty}
  </span>
)

const Shown = ({ picture }: { picture: Picture | undefined }) =>
  picture ? (
    <div className={styles.picture}>
      <StoredPicture picture={picture} ratio="4:3" sizes="160px" />
    </div>
  ) : (
    empty
  )
