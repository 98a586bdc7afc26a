import type { OrderDetail } from '../order.ts'
import { AttachmentsField } from '#identity/uploads/pages/attachments-field.tsx'
import { useMay } from '#identity/roles/pages/permissions.ts'
import { Messages, ReplyAfter } from '#trade/threads/pages/thread.tsx'
import { mostFiles } from '#trade/threads/most-files.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useRefused } from '#platform/web/page.ts'
import { Card } from '#platform/ui/card.tsx'

/** What buyer and seller wrote about the order, and room for the next message. */
export function OrderThread({ order, formKey }: { order: OrderDetail; formKey: string }) {
  const t = useT()
  const { refused } = useRefused() ?? {}
  const mayReply = useMay('orders.reply')
  const files = (
    <AttachmentsField
      name="files"
      label={t('threads.files')}
      hint={t('threads.filesHint')}
      prompt={t('threads.filesPrompt')}
      most={mostFiles}
      initial={[]}
      error={refused?.fields['fileIds']}
    />
  )
  return (
    <Card title={t('threads.title')} look="ruled">
      <div className="stack">
        {order.messages.length === 0 ? (
          <p className="muted">{t('threads.nothing')}</p>
        ) : (
          <Messages messages={order.messages} />
        )}
        {mayReply && <ReplyAfter id={order.id} messages={order.messages} formKey={formKey} files={files} />}
      </div>
    </Card>
  )
}
