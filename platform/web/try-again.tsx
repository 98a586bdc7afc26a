import { Button } from '#platform/ui/button.tsx'
import { useT } from './i18n.tsx'
import { useNavigate } from './router.tsx'

/** Asks once more for the page of this address. */
export function TryAgain() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Button variant="primary" onClick={() => navigate(location.href)}>
      {t('errors.tryAgain')}
    </Button>
  )
}
