import type { STANDING_PAGES } from './standing-pages.ts'

/** The settings that say whether a store has a standing page; apart from the pages, which every visitor's browser holds. */
export const STANDING_FLAGS = {
  'shipping-info': 'has_shipping_info',
  'retail-returns': 'has_return_policy',
  'terms-and-conditions': 'has_terms_and_conditions',
  withdrawal: 'has_withdrawal',
  'privacy-policy': 'has_privacy_policy',
  imprint: 'has_imprint',
} as const satisfies Record<(typeof STANDING_PAGES)[number]['identifier'], string>
