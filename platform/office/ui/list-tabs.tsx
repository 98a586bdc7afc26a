import { useEffect, useRef } from 'react'
import { useSearchParams } from '#platform/web/router.tsx'
import { Tabs } from '#platform/ui/tabs.tsx'

interface ListTabsProps<Tab extends string> {
  label: string
  tabs: readonly Tab[]
  textOf: (tab: Tab) => string
  counts: Partial<Record<Tab, number>>
}

/** A list by states. The first tab is the whole list; what else is asked for stays. */
export function ListTabs<Tab extends string>({ label, tabs, textOf, counts }: ListTabsProps<Tab>) {
  const [query] = useSearchParams()
  const now = query.get('tab') ?? tabs[0]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the tabs move sideways; the page itself stays where it is.
    const tab = box.current?.querySelector<HTMLElement>('[aria-current]')
    const row = tab?.parentElement
    if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [now])
  return (
    <div ref={box}>
      <Tabs
        label={label}
        items={tabs.map((tab) => {
          const next = new URLSearchParams(query)
          for (const name of ['page', 'done', 'change']) next.delete(name)
          next.set('tab', tab)
          return { href: `?${next}`, label: textOf(tab), count: counts[tab], current: tab === now }
        })}
      />
    </div>
  )
}
