import type { Offered } from '../colleague.ts'
import { localised } from '#platform/texts/localised.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'

interface WaitingProps {
  asked: { name: string } | null
  offers: Offered[]
}

/** What somebody without a company can accept, or waits for. */
export function WaitingSection({ asked, offers }: WaitingProps) {
  const t = useT()
  return (
    <>
      {offers.map(({ id, company, inviter, role }) => (
        <Notice key={id}>
          <form method="post" className="stack tight">
            <p>
              {t('colleagues.offer', {
                company,
                inviter: inviter ?? t('colleagues.somebody'),
                role: localised(t.locale, role.name, role.nameEn).text,
              })}
            </p>
            <input type="hidden" name="id" value={id} />
            <p>
              <Button type="submit" variant="primary" size="sm" name="intent" value="accept">
                {t('colleagues.accept')}
              </Button>
            </p>
          </form>
        </Notice>
      ))}
      {asked && (
        <Notice>
          <form method="post" className="stack tight">
            <p>{t('colleagues.waiting', asked)}</p>
            <p>
              <Button type="submit" size="sm" name="intent" value="withdraw">
                {t('colleagues.withdraw')}
              </Button>
            </p>
          </form>
        </Notice>
      )}
    </>
  )
}
