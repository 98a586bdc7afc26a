import { classNames } from './class-names.ts'
import styles from './avatar.module.css'

interface AvatarProps {
  name: string
  src?: string
  size?: 'sm' | 'md' | 'lg'
  /** A small dot: green when true, grey when false. Say it in words beside it. */
  online?: boolean
}

const pixels = { sm: 24, md: 40, lg: 64 }

export const Avatar = ({ name, src, size = 'md', online }: AvatarProps) => (
  <span className={classNames(styles.avatar, styles[size])}>
    {src ? (
      <img src={src} alt="" width={pixels[size]} height={pixels[size]} loading="lazy" decoding="async" />
    ) : (
      <span aria-hidden>{initials(name)}</span>
    )}
    {online !== undefined && <span className={classNames(styles.dot, online && styles.online)} />}
  </span>
)

/** A Chinese name is known by its family name, a Latin one by two first letters. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? '')][0] ?? ''
  if (/\p{Script=Han}/u.test(first)) return first
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toUpperCase()
}
