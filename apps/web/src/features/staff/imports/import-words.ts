// How the staff's pages call what an import is, does and has done.
import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import type { MessageKey } from '@vitrine/i18n/message-key'

type Format = ImportRun['options']['format']
type Step = NonNullable<ImportRun['progress']>['step']

/** Names of other makers, the same in every language. */
export const FORMAT_NAMES: Record<Exclude<Format, 'csv'>, string> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  magento: 'Magento 2',
}

export const FORMAT_HINTS: Record<Format, MessageKey> = {
  shopify: 'staff.impShopify',
  woocommerce: 'staff.impWoo',
  magento: 'staff.impMagento',
  csv: 'staff.impOther',
}

const STATES: Record<ImportRun['state'], MessageKey> = {
  waiting: 'staff.impWaiting',
  running: 'staff.impRunning',
  canceling: 'staff.impStopping',
  done: 'staff.impDone',
  failed: 'staff.impFailed',
  canceled: 'staff.impCanceled',
}
export const stateWord = ({ state, dry_run }: ImportRun): MessageKey =>
  state === 'done' && dry_run ? 'staff.impTried' : STATES[state]

export const STEPS = ['opening', 'reading', 'joining', 'documents'] as const satisfies readonly Step[]
export const STEP_WORDS: Record<Step, MessageKey> = {
  opening: 'staff.impOpening',
  reading: 'staff.impReading',
  joining: 'staff.impJoining',
  documents: 'staff.impDocuments',
}
