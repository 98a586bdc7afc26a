import { useT } from '#platform/web/i18n.tsx'
import { LinkButton } from '#platform/ui/button.tsx'

/** All papers in one file. */
export const PackLink = ({ href }: { href: string }) => (
  <p>
    <LinkButton href={href} size="sm" variant="quiet" icon="download" download="" data-document="">
      {useT()('papers.pack')}
    </LinkButton>
  </p>
)
