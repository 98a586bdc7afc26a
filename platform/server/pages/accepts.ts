import type { FastifyRequest } from 'fastify'

const unlessNever = String.raw`\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)`
const patterns = {
  br: new RegExp(String.raw`\b(?:br|\*)` + unlessNever, 'i'),
  gzip: new RegExp(String.raw`\b(?:gzip|\*)` + unlessNever, 'i'),
}

export type Encoding = keyof typeof patterns

export const accepts = ({ headers }: FastifyRequest, encoding: Encoding) =>
  patterns[encoding].test(headers['accept-encoding'] ?? '')
