import { useKeys } from '../use-keys.ts'

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')]

/** j and k walk the rows, x chooses one, / goes to the search, n adds. Enter is the link's own. */
export function useListKeys() {
  const move = (step: number) => () => {
    const all = rows()
    const now = all.indexOf(
      document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row]') as HTMLElement,
    )
    all[now < 0 ? 0 : Math.min(Math.max(now + step, 0), all.length - 1)]?.focus()
  }
  useKeys({
    j: move(1),
    k: move(-1),
    x: () => document.activeElement?.closest('tr')?.querySelector<HTMLElement>('input[name="ids"]')?.click(),
    '/': () => document.querySelector<HTMLElement>('[data-list-search]')?.focus(),
    n: () => document.querySelector<HTMLElement>('[data-new]')?.click(),
  })
}
