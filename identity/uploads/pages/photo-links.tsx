import styles from './photo-links.module.css'

interface Photo {
  id: number
  url: string
  name: string
}

/** Pictures to open, and papers by their names. */
export const PhotoLinks = ({ photos }: { photos: readonly Photo[] }) => (
  <p className="cluster">
    {photos.map(({ id, url, name }) => (
      <a key={id} href={url} target="_blank" rel="noopener" data-document="">
        {/\.(pdf|docx?|xlsx?)$/i.test(name) ? (
          name
        ) : (
          <img src={url} alt={name} width={64} height={64} loading="lazy" className={styles.photo} />
        )}
      </a>
    ))}
  </p>
)
