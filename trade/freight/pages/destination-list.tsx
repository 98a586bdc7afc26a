import { useT } from '#platform/web/i18n.tsx'

export const destinationListId = 'destinations'

/** Places that a field of this list offers while one types; any other may be typed too. */
export function DestinationList({ destinations }: { destinations: readonly { zh: string; en: string }[] }) {
  const { locale } = useT()
  return (
    <datalist id={destinationListId}>
      {destinations.map(({ zh, en }) => (
        <option key={en}>{locale === 'zh-CN' ? zh : en}</option>
      ))}
    </datalist>
  )
}
