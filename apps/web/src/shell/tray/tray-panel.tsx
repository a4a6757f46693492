// What waits on this device: what, since when, why, and when it is tried again. Everything in it can be tried at once or
// taken back; an order that has left cannot, and one that has not is confirmed at the checkout, or taken back.

import type { MessageKey } from '@vitrine/i18n/message-key'
import type { Failure } from '@vitrine/sync/transport/verdict'
import type { TrayItem } from '@vitrine/sync/tray/tray'
import { Link } from 'react-router'
import { useTray } from '#web/engine/use-tray.ts'
import { useShutOnArrival } from '#web/lib/panel/use-shut-on-arrival.ts'
import { isTrayOpen } from '#web/lib/tray/tray-panel.ts'
import { clockText, trayWords } from '#web/lib/tray/tray-words.ts'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from './tray-panel.module.css'

const REASONS: Record<Failure, MessageKey> = {
  'no-answer': 'sync.silent',
  busy: 'sync.busy',
  fault: 'sync.fault',
  'signed-out': 'sync.signedOut',
}

export function TrayPanel({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useT()
  const { items } = useTray()
  const isOnline = useIsOnline()
  useShutOnArrival(isOpen, onClose)
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('sync.title')} side="sheet">
      {items.length === 0 ? (
        <p role="status">{t('sync.empty')}</p>
      ) : (
        <>
          <p className={styles.hint} role="status">
            <Icon name={isOnline ? 'info' : 'offline'} size="small" />
            <span>
              {!isOnline && <strong>{t('sync.waits')}. </strong>}
              {t(items.some(isUnsentOrder) ? 'sync.keptOrder' : 'sync.kept')}
            </span>
          </p>
          <ul className={styles.items}>
            {items.map((item) => (
              <TrayRow key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function TrayRow({ item }: { item: TrayItem }) {
  const t = useT()
  const tray = useTray()
  const isOnline = useIsOnline()
  const what = trayWords(t, item)
  const isUnsent = isUnsentOrder(item)
  // What somebody has made who was signed out since is theirs alone.
  const canCancel = item.kind === 'order' ? isUnsent && item.lastFailure !== 'signed-out' : !item.isTakenBack
  return (
    <li className={styles.item} data-failed={item.lastFailure !== null || undefined}>
      <Icon name={item.lastFailure === null ? 'clock' : 'warn'} size="small" />
      <div className={styles.main}>
        <p>{what}</p>
        <p className={styles.small}>{useStateWords(item)}</p>
        {item.lastFailure !== null && <p className={styles.reason}>{t(REASONS[item.lastFailure])}</p>}
        <div className={styles.act}>
          {isUnsent ? (
            <Link to="/checkout" className="text-link" onClick={() => isTrayOpen.set(false)}>
              {t('sync.orderConfirm')}
            </Link>
          ) : (
            <Button
              className={styles.button}
              aria-disabled={!isOnline}
              onClick={() => void tray.retryNow(item.id)}
            >
              {t('sync.retry')}
            </Button>
          )}
          {canCancel && (
            <Button
              look="line"
              className={styles.button}
              aria-label={t('sync.cancelNamed', { what })}
              onClick={() => void tray.cancel(item.id)}
            >
              {t('sync.cancel')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

const isUnsentOrder = ({ kind, attempts }: TrayItem): boolean => kind === 'order' && attempts === 0

/** Since when, how often, what comes next. */
function useStateWords(item: TrayItem): string {
  const { since, attempts, nextAt } = item
  const t = useT()
  const { locale } = useStore()
  const isOnline = useIsOnline()
  const next = () => {
    if (!isOnline) return t('sync.waits')
    if (isUnsentOrder(item)) return t('sync.unsent')
    return nextAt === null ? t('sync.sending') : t('sync.next', { time: clockText(nextAt, locale, true) })
  }
  return [
    since > 0 && t('sync.since', { time: clockText(since, locale) }),
    attempts > 0 && t('sync.attempts', { count: attempts }),
    next(),
  ]
    .filter(Boolean)
    .join(' · ')
}
