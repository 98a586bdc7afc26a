import { createHmac, timingSafeEqual } from 'node:crypto'

const dayMs = 86_400_000
const path = '/chat/file'

const sign = (secret: string, id: number, until: number) =>
  createHmac('sha256', secret).update(`${id} ${until}`).digest('base64url')

/** A link that only readers of the conversation are given, and that ends after one to two days. */
export function fileLink(id: number, secret: string, now = Date.now()): string {
  // The same all day, so that a browser need not load a picture twice.
  const until = (Math.floor(now / dayMs) + 2) * dayMs
  return `${path}/${id}?until=${until}&key=${sign(secret, id, until)}`
}

export function isGoodLink(link: { id: number; until: number; key: string }, secret: string, now = Date.now()) {
  const expected = Buffer.from(sign(secret, link.id, link.until))
  const given = Buffer.from(link.key)
  return link.until > now && given.length === expected.length && timingSafeEqual(given, expected)
}
