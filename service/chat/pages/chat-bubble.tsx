import { to } from '#platform/contract/to.ts'
import type { ChatFile, ChatMessage } from '../contract.ts'
import { dateTime, fileSize, money } from '#platform/texts/format.ts'
import { localised } from '#platform/texts/localised.ts'
import { productTitle } from '#catalogue/goods/product-title.ts'
import { useT } from '#platform/web/i18n.tsx'
import { StoredPicture } from '#platform/web/stored-picture.tsx'
import { Button } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import type { ChatClient } from './chat-client.ts'
import type { Pending } from './chat-state.ts'

interface ChatBubbleProps {
  message: ChatMessage
  /** Written by who looks at it. */
  own: boolean
  /** The last of the own ones that the other side has read. */
  read?: boolean
  newTab?: boolean
  zone: string
}

export function ChatBubble({ message, own, read, newTab, zone }: ChatBubbleProps) {
  const t = useT()
  const name = localised(t.locale, message.contactName, message.contactNameEn).text
  if (message.kind === 'handover') return <p className="chat-day">{t('chat.tookOver', { name })}</p>
  const { createdAt, kind } = message
  return (
    <div className={classNames('chat-message', own && 'chat-own')}>
      <span className="visually-hidden">
        {own ? t('chat.you') : message.author === 'contact' ? name : t('chat.customer')}
      </span>
      <div className={classNames('chat-bubble', kind !== 'text' && 'chat-card')}>
        <Body message={message} newTab={newTab} />
      </div>
      <p className="chat-meta">
        <time dateTime={createdAt}>{dateTime(createdAt, zone).slice(11)}</time>
        {read && ` · ${t('chat.read')}`}
      </p>
    </div>
  )
}

function Body({ message: { kind, text, product, file }, newTab }: Pick<ChatBubbleProps, 'message' | 'newTab'>) {
  const t = useT()
  if (kind === 'product')
    return product ? <ProductCard product={product} newTab={newTab} /> : <p>{t('chat.productGone')}</p>
  if (kind === 'file') return file && <FileLink file={file} />
  return text
}

interface ProductCardProps {
  product: NonNullable<ChatMessage['product']>
  newTab: boolean | undefined
}

function ProductCard({ product, newTab }: ProductCardProps) {
  const t = useT()
  const { id, picture, price } = product
  return (
    <a href={to.product(id)} className="chat-product" target={newTab ? '_blank' : undefined}>
      <StoredPicture picture={picture} ratio="1:1" sizes="4rem" />
      <span>
        <b>{productTitle(product, t)}</b>
        <span className="muted">
          {price
            ? t('chat.perTonne', { price: money(t, price.perTonneMinor, price.currency) })
            : t('chat.priceOnEnquiry')}
        </span>
      </span>
    </a>
  )
}

function FileLink({ file: { name, type, size, width, height, url } }: { file: ChatFile }) {
  const t = useT()
  if (type.startsWith('image/') && width && height)
    return (
      <a href={url} target="_blank" rel="noopener" className="chat-picture">
        <img src={url} alt={t('chat.picture', { name })} width={width} height={height} loading="lazy" />
      </a>
    )
  return (
    <a href={url} target="_blank" rel="noopener" className="chat-file">
      <Icon name="file" />
      <span className="truncate">{name}</span>
      <span className="muted">{fileSize(size)}</span>
    </a>
  )
}

interface PendingBubbleProps {
  message: Pending
  client: Pick<ChatClient, 'retry' | 'discard'>
}

export function PendingBubble({ message: { clientId, content, label, failed }, client }: PendingBubbleProps) {
  const t = useT()
  return (
    <div className="chat-message chat-own">
      <span className="visually-hidden">{t('chat.you')}</span>
      <div className="chat-bubble chat-waiting">{content.kind === 'text' ? content.text : label}</div>
      {failed ? (
        <p className="chat-meta chat-failed">
          <Icon name="warning" size={16} /> {t('chat.failed', { reason: failed })}
          <Button variant="quiet" size="sm" onClick={() => client.retry(clientId)}>
            {t('chat.retry')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => client.discard(clientId)}>
            {t('chat.discard')}
          </Button>
        </p>
      ) : (
        <p className="chat-meta">{t('chat.sending')}</p>
      )}
    </div>
  )
}
