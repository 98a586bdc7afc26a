import type { Exhibition } from '../contract.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import styles from './exhibitions.module.css'

type Shown = Omit<Exhibition, 'venue' | 'venueEn' | 'description' | 'descriptionEn'>

export function ExhibitionCard({ exhibition }: { exhibition: Shown }) {
  const t = useT()
  const { startDate, endDate, booth, datesTentative } = exhibition
  return (
    <article className={styles.card}>
      <StoredPicture picture={exhibition.picture} ratio="1:1" sizes="96px" />
      <div>
        <h3>
          <Local zh={exhibition.name} en={exhibition.nameEn} />
        </h3>
        <p>
          <time dateTime={startDate}>{startDate}</time> – <time dateTime={endDate}>{endDate}</time>
        </p>
        <p className="muted">
          <Local zh={exhibition.city} en={exhibition.cityEn} />
          {' · '}
          <Local zh={exhibition.countryName} en={exhibition.countryNameEn} />
          {booth && ` · ${t('home.booth', { booth })}`}
        </p>
        {datesTentative && <p className="muted">{t('home.tentative')}</p>}
      </div>
    </article>
  )
}
