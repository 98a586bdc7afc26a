import type { Picture } from '#platform/contract/picture.ts'

/** The small file of a contact's picture; without one an avatar shows initials. */
export const faceOf = (picture: Picture | null): string | undefined =>
  picture ? `${picture.src}-${picture.widths.find((width) => width >= 96) ?? picture.widths.at(-1)}.webp` : undefined
