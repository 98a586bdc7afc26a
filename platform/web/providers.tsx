import type { ReactNode } from 'react'
import type { LiveApi } from '#platform/contract/registered.ts'
import type { Translator } from '#platform/texts/messages.ts'
import { ApiContext } from './api-context.ts'
import { TranslatorContext } from './i18n.tsx'
import { SettingsContext } from './settings.ts'
import type { Settings } from './visit.ts'

interface ProvidersProps {
  t: Translator
  settings: Settings
  api?: LiveApi
  children: ReactNode
}

export function Providers({ t, settings, api, children }: ProvidersProps) {
  return (
    <SettingsContext value={settings}>
      <TranslatorContext value={t}>
        <ApiContext value={api}>{children}</ApiContext>
      </TranslatorContext>
    </SettingsContext>
  )
}
