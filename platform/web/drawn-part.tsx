import { useId, type HTMLAttributes } from 'react'

/** What `drawn` made. A document has it where it is shown, and not in its data again. */
export interface DrawnPart {
  markup?: string
}

interface DrawnProps extends Omit<HTMLAttributes<HTMLElement>, 'part'> {
  as?: 'div' | 'section' | 'aside'
  part: DrawnPart
  /** Of what it is drawn with: browsers have no code that names them, but a page has the styles of its own files only. */
  styles?: CSSModuleClasses[]
}

/** React leaves what is within alone: in the document that it takes over it is there already. */
export function Drawn({ as: Element = 'div', part, styles: _, ...rest }: DrawnProps) {
  const id = useId()
  part.markup ??= document.getElementById(id)?.innerHTML ?? ''
  return <Element {...rest} id={id} dangerouslySetInnerHTML={{ __html: part.markup }} />
}
