import { expect, test } from 'vitest'
import { withoutServerSide } from './pages-for-browsers.ts'

test('a page for browsers exports its component, and what only the server runs no longer', () => {
  const page = `import { load } from './load.ts'
export async function loader(visit) { return load(visit) }
export const action = listAction({ a: 1 })
export const meta = (data) => ({ title: data.name })
export const other = 1
export default function Page() { return other }`
  expect(withoutServerSide(page)).toBe(`import { load } from './load.ts'
async function loader(visit) { return load(visit) }
const action = /* @__PURE__ */ (() => (listAction({ a: 1 })))()
const meta = /* @__PURE__ */ (() => ((data) => ({ title: data.name })))()
export const other = 1
export default function Page() { return other }`)
})

test('exports by name keep the others', () => {
  expect(
    withoutServerSide(`export { loader } from './a.ts'\nexport { action, Part } from './b.ts'\nexport { Part as P }`),
  ).toBe(`\nexport { Part } from './b.ts'\nexport { Part as P }`)
})
