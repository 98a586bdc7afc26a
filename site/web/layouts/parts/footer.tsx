import { to } from '#platform/contract/to.ts'
import { useRoot } from '#platform/web/page.ts'
import { useSettings } from '#platform/web/settings.ts'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Part } from '#platform/web/part.tsx'
import { LinkButton } from '#platform/ui/button.tsx'
import { Icon, type IconName } from '#platform/ui/icon.tsx'
import { navItemsFor } from '../nav-items.ts'
import type { Site } from '#content/home/contract.ts'
import { CurrencyLink } from './currency-link.tsx'
import styles from './footer.module.css'

const socialIcons: Record<string, IconName> = {
  linkedin: 'linkedin',
  facebook: 'facebook',
  whatsapp: 'whatsapp',
  x: 'x',
}

export function Footer() {
  const site = useRoot()?.site
  const props = { year: new Date().getFullYear() }
  return site && <Part as="footer" className={`far ${styles.footer}`} of={FooterParts} props={props} />
}

function FooterParts({ year }: { year: number }) {
  const t = useT()
  const { demo } = useSettings()
  const site = useRoot()?.site
  if (!site) return null
  return (
    <>
      <div className={`container ${styles.columns}`}>
        <AboutColumn site={site} />
        <ExploreColumn />
        <CompanyColumn />
        {site.partnerLinks.length > 0 && (
          <section>
            <h2>{t('layout.partners')}</h2>
            <ul id="partners" className={styles.partners}>
              {site.partnerLinks.map(({ name, nameEn, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener nofollow">
                    <Local zh={name} en={nameEn} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <FollowColumn site={site} />
      </div>
      <div className={styles.legal}>
        <p className="container">
          <span>{t('layout.rights', { year, name: site.name })}</span>
          {site.filingNumbers.map((number) => (
            <span key={number}>{number}</span>
          ))}
          <CurrencyLink />
          <span>{demo ? t('layout.demo') : t('layout.illustrative')}</span>
        </p>
      </div>
    </>
  )
}

function AboutColumn({ site }: { site: Site }) {
  const t = useT()
  return (
    <section className={styles.about}>
      <h2>{site.name}</h2>
      <p>{t('layout.description')}</p>
      <p>
        {site.hotline && (
          <>
            {t('layout.hotline')} <b>{site.hotline}</b>
            <br />
          </>
        )}
        {site.email && (
          <>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <br />
          </>
        )}
        {site.address}
      </p>
      <LinkButton href={to.subscribe()} icon="mail" className={styles.subscribe}>
        {t('layout.subscribe')}
      </LinkButton>
    </section>
  )
}

function ExploreColumn() {
  const t = useT()
  return (
    <section>
      <h2>{t('layout.explore')}</h2>
      <ul>
        {navItemsFor(t.locale).map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CompanyColumn() {
  const t = useT()
  return (
    <section>
      <h2>{t('layout.company')}</h2>
      <ul>
        <li>
          <a href={to.about()}>{t('layout.aboutUs')}</a>
        </li>
        <li>
          <a href={to.contactUs()}>{t('layout.contactUs')}</a>
        </li>
        <li>
          <a href={to.help()}>{t('layout.helpCentre')}</a>
        </li>
        <li>
          <a href={to.legal()}>{t('layout.legal')}</a>
        </li>
      </ul>
    </section>
  )
}

function FollowColumn({ site }: { site: Site }) {
  const t = useT()
  const { apiBase } = useSettings()
  if ((t.locale === 'en-US' ? site.socialLinks : site.qrCodes).length === 0) return null
  return (
    <section>
      <h2>{t('layout.follow')}</h2>
      {t.locale === 'en-US' ? (
        <ul className={styles.social}>
          {site.socialLinks.map(({ network, url }) => (
            <li key={url}>
              <a href={url} aria-label={network} title={network} rel="noopener">
                <Icon name={socialIcons[network.toLowerCase()] ?? 'external'} />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.codes}>
          {site.qrCodes.map(({ kind }) => (
            <li key={kind}>
              <img src={`${apiBase}/mp/QrCode?account=${kind}`} alt="" width={88} height={88} loading="lazy" />
              {kind === 'wechat' ? t('layout.qr_wechat') : t('layout.qr_site')}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
