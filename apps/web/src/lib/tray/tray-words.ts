import type { Translate } from '@vitrine/i18n/create-translate'
import type { TrayItem } from '@vitrine/sync/tray/tray'

/** What a waiting thing is, in a line. */
export function trayWords(t: Translate, { kind, name, qty, isTakenBack }: TrayItem): string {
  if (kind === 'order') return t('sync.order')
  if (kind === 'task' || qty === undefined) return name
  if (isTakenBack) return t('sync.takenBack', { name })
  return qty === 0 ? t('sync.remove', { name }) : t('sync.set', { name, qty })
}

/** Of today the time is enough; seconds matter only for what comes next. */
export function clockText(at: number, locale: string, withSeconds = false): string {
  const timeStyle = withSeconds ? 'medium' : 'short'
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(locale, isToday ? { timeStyle } : { timeStyle, dateStyle: 'short' }).format(
    at,
  )
}
