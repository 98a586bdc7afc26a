import { AddressText } from '#identity/addresses/pages/address-text.tsx'
import { PhotoLinks } from '#identity/uploads/pages/photo-links.tsx'
import { dateTime } from '#platform/texts/format.ts'
import { Card } from '#platform/ui/card.tsx'
import { DescriptionList } from '#platform/ui/description-list.tsx'
import { Timeline } from '#platform/ui/steps.tsx'
import { Local, useT } from '#platform/web/i18n.tsx'
import { Consignment } from '#trade/shipments/pages/consignment.tsx'
import { inKilograms } from '../in-kilograms.ts'
import type { Sample } from '../sample.ts'
import { priceText } from './price-text.ts'

/** What was requested, and how it went on its way. */
export function SampleFacts({ sample }: { sample: Sample }) {
  const t = useT()
  const { lotCode, application, address, sentAt, certificates } = sample
  return (
    <DescriptionList
      items={[
        { term: t('samples.seller'), value: <Local zh={sample.shopName} en={sample.shopNameEn} /> },
        { term: t('samples.weight'), value: inKilograms(sample.kilograms) },
        ...(lotCode ? [{ term: t('samples.lotLabel'), value: <span className="code">{lotCode}</span> }] : []),
        { term: t('samples.price'), value: priceText(t, sample) },
        { term: t('samples.application'), value: application },
        ...(address ? [{ term: t('samples.address'), value: <AddressText address={address} /> }] : []),
        { term: t('samples.requestedAt'), value: dateTime(sample.requestedAt) },
        ...(sentAt
          ? [
              { term: t('samples.sentAt'), value: dateTime(sentAt) },
              { term: t('samples.carrier'), value: <Consignment shipment={sample} /> },
            ]
          : []),
        ...(certificates.length > 0
          ? [{ term: t('samples.certificates'), value: <Certificates certificates={certificates} /> }]
          : []),
      ]}
    />
  )
}

const Certificates = ({ certificates }: Pick<Sample, 'certificates'>) =>
  certificates.map(({ id, url, title, titleEn }) => (
    <div key={id}>
      <a href={url} target="_blank" rel="noopener" data-document="">
        <Local zh={title} en={titleEn} />
      </a>
    </div>
  ))

/** What the buyer found. */
export function Trial({ sample: { result, resultNote, photos } }: { sample: Sample }) {
  const t = useT()
  if (!result) return null
  return (
    <div className="stack tight">
      <p>
        <strong>{t(`samples.result_${result}`)}</strong>
      </p>
      {resultNote && <p className="note">{resultNote}</p>}
      {photos.length > 0 && <PhotoLinks photos={photos} />}
    </div>
  )
}

export function SampleHistory({ sample: { history } }: { sample: Sample }) {
  const t = useT()
  return (
    <Card title={t('samples.historyTitle')} look="ruled">
      <Timeline
        items={history.toReversed().map(({ event, note, by, byEn, time }, index) => ({
          key: history.length - index,
          title: t(`samples.event_${event}` as 'samples.event_request'),
          time: [dateTime(time), t.locale === 'zh-CN' ? by : byEn].filter(Boolean).join(' · '),
          children: note && <p className="muted">{note}</p>,
        }))}
      />
    </Card>
  )
}
