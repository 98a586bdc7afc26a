import styles from './lost.module.css'

/** A container adrift beside a buoy: the page that was not found. */
export const LostPage = () => (
  <img className={styles.picture} src="/brand/lost-page.svg" width="480" height="250" alt="" />
)
