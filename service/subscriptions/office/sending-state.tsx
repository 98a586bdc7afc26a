import type { sendingStates } from './contract.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Badge, type Tone } from '#platform/ui/badge.tsx'
import { ProgressBar } from '#platform/ui/progress-bar.tsx'

type State = (typeof sendingStates)[number]
const tones: Record<State, Tone> = { draft: 'neutral', sending: 'warning', sent: 'success' }

export const SendingState = ({ state }: { state: State }) => {
  const t = useT()
  return <Badge tone={tones[state]}>{t(`adminNewsletters.state_${state}`)}</Badge>
}

/** How many have it, of all who are meant. */
export function SendingProgress({ sent, all }: { sent: number; all: number }) {
  const t = useT()
  const figure = (count: number) => count.toLocaleString('en-US')
  return (
    <ProgressBar
      label={t('adminNewsletters.progressLabel')}
      value={sent}
      max={Math.max(1, all)}
      valueText={t('adminNewsletters.progress', { sent: figure(sent), all: figure(all) })}
    />
  )
}
