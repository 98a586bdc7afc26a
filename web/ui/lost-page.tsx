import styles from './lost-page.module.css'

/** A container adrift beside a buoy: the page that was not found. */
export const LostPage = () => (
  <svg className={styles.picture} viewBox="0 0 480 250" width="480" height="250" aria-hidden>
    <path className={styles.thin} d="M16 124h84M36 133h34M428 146h40" />
    <circle className={styles.tint} cx="336" cy="70" r="40" />
    <path className={styles.thin} d="M298 48h-30M292 60h-54" />
    <path className={styles.line} d="m118 60 10 7 10-7M150 44l8 5 8-5M96 80l6 4 6-4" />

    <g transform="rotate(-9 214 140)">
      <path className={styles.body} d="M126 96h176v86H126z" />
      <path className={styles.side} d="M302 96l26-16v86l-26 16z" />
      <path className={styles.roof} d="m126 96 26-16h176l-26 16z" />
      <path
        className={styles.ribs}
        d="M142 106v66M158 106v66M174 106v66M190 106v66M238 106v66M254 106v66M270 106v66M286 106v66"
      />
      <path className={styles.hex} d="m214 118 19 11v22l-19 11-19-11v-22z" />
      <path className={styles.line} d="M126 96h6v6M302 96h-6v6" />
    </g>

    <g transform="rotate(7 396 190)">
      <path className={styles.body} d="m374 182 10-52h16l10 52z" />
      <path className={styles.band} d="m380.5 148-3.4 17h29.8l-3.4-17z" />
      <path className={styles.line} d="M392 130v-22M384 130v-8h16v8" />
      <circle className={styles.lamp} cx="392" cy="102" r="6" />
      <path className={styles.thin} d="M378 92l-8-5M406 92l8-5M392 86v-9" />
    </g>

    <path className={styles.sea} d={`M0 176${wave(8)}V250H0z`} />
    <path className={styles.line} d={`M0 176${wave(8)}`} />
    <path className={styles.line} d={`M40 200${wave(3)}M290 202${wave(2)}`} />
    <path className={styles.thin} d={`M10 222${wave(2)}M180 226${wave(3)}M400 222${wave(1)}`} />
    <path className={styles.pellets} d="M98 188h.01M112 194h.01M350 190h.01M452 190h.01M66 184h.01" />
  </svg>
)

const wave = (count: number) => 'c10-6 20-6 30 0s20 6 30 0'.repeat(count)
