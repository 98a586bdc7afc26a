import { useState } from 'react'
import { to } from '#platform/contract/to.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button, LinkButton } from '#platform/ui/button.tsx'
import { ConfirmDialog, Dialog } from '#platform/ui/dialog.tsx'
import { Field } from '#platform/ui/field.tsx'
import { NumberInput } from '#platform/ui/input.tsx'
import { LostPage } from '#platform/ui/lost.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { ProgressBar } from '#platform/ui/progress-bar.tsx'
import { Loading, Skeleton } from '#platform/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#platform/ui/state.tsx'
import { showToast } from '#platform/ui/toast-list.ts'
import styles from './ui-page.module.css'
import { UiSection } from './ui-section.tsx'

export const UiFeedback = () => {
  const t = useT()
  const [open, setOpen] = useState<'enquiry' | 'confirm'>()
  const close = () => setOpen(undefined)
  return (
    <UiSection title={t('dev.feedback')}>
      <div className="stack">
        <Notice
          title={t('dev.verifyTitle')}
          actions={<Button size="sm">{t('dev.resend')}</Button>}
          dismissLabel={t('dev.dismiss')}
        >
          {t('dev.verifyText')}
        </Notice>
        <Notice kind="success">{t('dev.savedText')}</Notice>
        <Notice kind="warning">{t('dev.warnText')}</Notice>
        <Notice kind="danger">{t('dev.failText')}</Notice>
      </div>
      <div className="cluster">
        <Button onClick={() => setOpen('enquiry')}>{t('dev.openDialog')}</Button>
        <Button onClick={() => setOpen('confirm')}>{t('dev.openConfirm')}</Button>
        <Button onClick={() => showToast(t('dev.toastOk'))}>{t('dev.showToast')}</Button>
        <Button onClick={() => showToast(t('dev.toastFail'), 'error')}>{t('dev.showError')}</Button>
      </div>
      <Dialog
        open={open === 'enquiry'}
        onClose={close}
        title={t('dev.dialogTitle')}
        closeLabel={t('dev.close')}
        footer={
          <Button variant="enquiry" onClick={close}>
            {t('dev.send')}
          </Button>
        }
      >
        <div className="stack">
          <p>{t('dev.dialogText')}</p>
          <Field label={t('dev.quantity')} required>
            <NumberInput name="dialog-quantity" defaultValue={25} unit="MT" />
          </Field>
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        danger
        title={t('dev.confirmTitle')}
        confirmLabel={t('dev.openConfirm')}
        cancelLabel={t('dev.keep')}
      >
        {t('dev.confirmText')}
      </ConfirmDialog>
      <ProgressBar label={t('dev.uploading')} value={62} valueText="62%" />
      <LoadingCards />
      <States />
    </UiSection>
  )
}

function States() {
  const t = useT()
  return (
    <div className={styles.columns}>
      <EmptyState
        icon="search"
        level={3}
        title={t('dev.emptyTitle')}
        actions={
          <>
            <Button variant="enquiry">{t('dev.askBySpec')}</Button>
            <Button>{t('dev.clearFilters')}</Button>
          </>
        }
      >
        {t('dev.emptyText')}
      </EmptyState>
      <ErrorState
        level={3}
        title={t('dev.failTitle')}
        actions={<Button icon="refresh">{t('dev.retry')}</Button>}
        reference={t('dev.reference')}
      >
        {t('dev.failHint')}
      </ErrorState>
      <EmptyState icon="offline" level={3} title={t('dev.offlineTitle')}>
        {t('dev.offlineText')}
      </EmptyState>
      <EmptyState
        level={3}
        picture={<LostPage />}
        title={t('dev.lostTitle')}
        actions={
          <LinkButton variant="primary" href={to.home()}>
            {t('dev.goHome')}
          </LinkButton>
        }
      />
    </div>
  )
}

function LoadingCards() {
  const t = useT()
  return (
    <Loading label={t('dev.loading')}>
      <div className={styles.cards}>
        {[1, 2, 3].map((card) => (
          <div key={card}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" width="long" />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
