import type { Span } from './span.ts'
import type { Step } from './tracer.ts'

type Facts = Pick<Span, 'kind' | 'name' | 'attributes'>

const longestText = 1_000
const mostTexts = 2_000
const texts = new Map<string, { operation: string; text: string }>()

/** What a span says of a step. */
export function stepFacts({ kind, name }: Step): Facts {
  if (kind !== 'statement') return { kind: 'internal', name: kind === 'job' ? `job ${name}` : name, attributes: {} }
  const { operation, text } = shortened(name)
  return {
    kind: 'client',
    name: operation,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text },
  }
}

/** The same few hundred come again and again. */
function shortened(statement: string) {
  const known = texts.get(statement)
  if (known) return known
  const text = statement.replace(/\s+/g, ' ').trim().slice(0, longestText)
  const made = { text, operation: /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement' }
  if (texts.size < mostTexts) texts.set(statement, made)
  return made
}
