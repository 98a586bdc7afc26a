import type { ReactNode } from 'react'
import type { ContractClient } from '#contract/index.ts'
import type { Translator } from '#i18n/messages.ts'
import { ApiContext } from './api-context.ts'
import { TranslatorContext } from './i18n.tsx'
import { SettingsContext } from './settings.ts'
import type { Settings } from './visit.ts'

interface ProvidersProps {
  t: Translator
  settings: Settings
  api?: ContractClient
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
