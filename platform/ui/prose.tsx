import { classNames } from './class-names.ts'
import './styles/prose.css'

interface ProseProps {
  html: string
  lang?: string | undefined
  className?: string
}

/** Text as its author arranged it. */
export const Prose = ({ html, lang, className }: ProseProps) => (
  <div className={classNames('prose', className)} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
)
