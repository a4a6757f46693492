import type { CmsBlockRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { label } from '../data/labels.ts'
import type { PageKey } from '../pages/page-words.ts'
import type { DemoContext } from '../range/demo-context.ts'
import { settings } from './settings.ts'

const TITLES = {
  settings: label('settings'),
  hierarchy: label('pages'),
  updated: 'Last updated',
}
const HELP = label('help')
const HELP_PAGES: readonly PageKey[] = [
  'shipping-info',
  'retail-returns',
  'terms-and-conditions',
  'privacy-policy',
  'about',
  'sizes',
]

export const blocks = ({ now }: DemoContext): CmsBlockRecord[] => [
  ...LANGUAGES.map(
    (language): CmsBlockRecord => ({
      kind: 'cms_block',
      identifier: 'cms_settings',
      language,
      title: TITLES.settings[language],
      json: settings(language),
    }),
  ),
  ...LANGUAGES.map(
    (language): CmsBlockRecord => ({
      kind: 'cms_block',
      identifier: 'cms_hierarchy',
      language,
      title: TITLES.hierarchy[language],
      json: { nodes: [{ identifier: 'help', label: HELP[language], pages: HELP_PAGES }] },
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
