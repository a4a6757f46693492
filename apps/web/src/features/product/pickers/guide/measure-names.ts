import type { MessageKey } from '@vitrine/i18n/message-key'
import type { SizeTable } from './size-tables.ts'

export const MEASURE_NAMES: Record<SizeTable['measures'][number], MessageKey> = {
  chest: 'purchase.chest',
  waist: 'purchase.waist',
  hip: 'purchase.hip',
  foot: 'purchase.foot',
}
