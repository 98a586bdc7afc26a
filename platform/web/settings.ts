import { createContext, use } from 'react'
import type { Settings } from './visit.ts'

export const SettingsContext = createContext<Settings | undefined>(undefined)

export function useSettings(): Settings {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('There are no settings around this component.')
  return settings
}
