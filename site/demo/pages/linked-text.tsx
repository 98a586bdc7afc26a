import styles from './demo.module.css'

/** Plain text whose addresses can be opened; here, whatever origin the mail names. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/)
  return (
    <p className={styles.text}>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={part} href={pathOf(part)}>
            {part}
          </a>
        ),
      )}
    </p>
  )
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
