import { empty } from '#platform/texts/format.ts'
import type { NewsletterRow } from './contract.ts'

export const figure = (count: number | null) => count?.toLocaleString('en-US') ?? empty

/** What became of a newsletter, in the order in which it happens. */
export const figuresOf = ({ sent, delivered, failed, followed, unsubscribed }: NewsletterRow) =>
  [
    { name: 'addressed', count: sent },
    { name: 'delivered', count: delivered },
    { name: 'failed', count: failed },
    { name: 'followed', count: followed },
    { name: 'unsubscribed', count: unsubscribed },
  ] as const
