import type { CmsBlockRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import type { DemoContext } from '../range/demo-context.ts'
import { settings } from './settings.ts'

const TITLES = { settings: 'Settings', updated: 'Last updated' }

export const blocks = ({ now }: DemoContext): CmsBlockRecord[] => [
  ...LANGUAGES.map(
    (language): CmsBlockRecord => ({
      kind: 'cms_block',
      identifier: 'cms_settings',
      language,
      title: TITLES.settings,
      json: settings(language),
    }),
  ),
  {
    kind: 'cms_block',
    identifier: 'last_updated',
    language: '*',
    title: TITLES.updated,
    json: { last_updated: now },
  },
]
