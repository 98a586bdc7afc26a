import { expect, test } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

/** The state after a page was shown and broke. */
const broken = (of: object) => ({ of, ...ErrorBoundary.getDerivedStateFromError() })

test('what broke stays broken while it is shown, and the next page starts whole', () => {
  const [first, next] = [{}, {}]
  const props = (of: object) => ({ of, children: 'page', fallback: 'error' })
  expect(ErrorBoundary.getDerivedStateFromProps(props(first), broken(first))).toBeNull()
  expect(ErrorBoundary.getDerivedStateFromProps(props(next), broken(first))).toEqual({ of: next, broken: false })
})
