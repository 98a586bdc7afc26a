import { KeptPart } from './kept-part.tsx'
import { PlainPart, type PartProps } from './plain-part.tsx'

/** A part of plain data that guests see alike on several pages. What the server draws it with must not reach browsers. */
export const Part = <Props extends object>(part: PartProps<Props>) =>
  import.meta.env.SSR ? <KeptPart {...part} /> : <PlainPart {...part} />
