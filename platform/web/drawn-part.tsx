import { useId, type HTMLAttributes } from 'react'

/** What `drawn` made. A document has it where it is shown, and not in its data again. */
export interface DrawnPart {
  markup?: string
}

interface DrawnProps extends Omit<HTMLAttributes<HTMLElement>, 'part'> {
  as?: 'div' | 'section'
  part: DrawnPart
}

/** React leaves what is within alone: in the document that it takes over it is there already. */
export function Drawn({ as: Element = 'div', part, ...rest }: DrawnProps) {
  const id = useId()
  part.markup ??= document.getElementById(id)?.innerHTML ?? ''
  return <Element {...rest} id={id} dangerouslySetInnerHTML={{ __html: part.markup }} />
}
