import { to } from '#platform/contract/to.ts'
import type { Locale, PlainKey } from '#platform/texts/messages.ts'

interface NavItem {
  href: string
  label: PlainKey
  /** Which sites show it; both when not said. */
  only?: Locale
  /** Paths below which the item is the active one. */
  owns: RegExp
}

export const navItems: NavItem[] = [
  { href: to.home(), label: 'layout.home', owns: /^\/$/ },
  { href: to.selfRun(), label: 'layout.selfRun', owns: /^\/product\/(selfSupport|detail)/i },
  { href: to.shops(), label: 'layout.shops', owns: /^\/shop(\/|$)/i },
  { href: to.newMaterials(), label: 'layout.newMaterials', only: 'zh-CN', owns: /^\/newMaterial/i },
  { href: to.cases(), label: 'layout.cases', only: 'zh-CN', owns: /^\/case(\/|$)/i },
  { href: to.news(), label: 'layout.news', only: 'en-US', owns: /^\/news(\/|$)/i },
]

export const navItemsFor = (locale: Locale) => navItems.filter(({ only }) => !only || only === locale)

/** Position of the active item in the whole list, -1 when the page belongs to none. */
export const activeItem = (path: string) => navItems.findIndex(({ owns }) => owns.test(path))
