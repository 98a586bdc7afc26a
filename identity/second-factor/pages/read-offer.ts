import type { Offer } from './set-up.tsx'

/** The offer that a form sent back; null where it is not one of ours. */
export function readOffer(text: string | undefined): Offer | null {
  try {
    const { secret, image } = JSON.parse(text ?? '') as Partial<Record<keyof Offer, unknown>>
    return typeof secret === 'string' && typeof image === 'string' && image.isWellFormed() ? { secret, image } : null
  } catch {
    return null
  }
}
