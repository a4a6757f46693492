// How products and words lie in OpenSearch. Words come read by our own analyzers, each with its impact as its frequency,
// so that an index needs no plugin and a score is the sum the engine in memory makes.

/** A page far down is asked for by readers of whole assortments; nobody else may. */
const LONGEST_WALK = 2_000_000
const LATER = '-1'

/** An attribute takes two, one that variants differ in four; a shop with a thousand of them is still one. */
const MOST_FIELDS = 10_000

/** Copies and refreshes wait until all is in. */
export const WHILE_FILLED = { number_of_replicas: 0, refresh_interval: LATER }
/** A copy on a second node where there is one. */
export const WHEN_FILLED = { auto_expand_replicas: '0-1', refresh_interval: null }

const ANALYSIS = {
  filter: { impact: { type: 'delimited_term_freq', delimiter: '|' } },
  analyzer: {
    weighed: { type: 'custom', tokenizer: 'whitespace', filter: ['impact'] },
    plain: { type: 'custom', tokenizer: 'whitespace' },
  },
}
const SIMILARITY = { impact: { type: 'scripted', script: { source: 'return query.boost * doc.freq;' } } }

/** Compared as texts, and by their number where they are one. */
const TERM = {
  type: 'keyword',
  fields: { n: { type: 'double', ignore_malformed: true, doc_values: false } },
}
const fieldsBelow = (path: string, mapping: object) => ({ [path]: { path_match: `${path}.*`, mapping } })

export const PRODUCTS = {
  settings: {
    ...{ number_of_shards: 1, max_result_window: LONGEST_WALK, ...WHILE_FILLED },
    ...{ analysis: ANALYSIS, similarity: SIMILARITY, 'mapping.total_fields.limit': MOST_FIELDS },
  },
  mappings: {
    ...{ _source: { enabled: false }, dynamic: false, date_detection: false },
    dynamic_templates: [
      fieldsBelow('t', TERM),
      fieldsBelow('children', TERM),
      fieldsBelow('n', { type: 'double' }),
    ],
    properties: {
      id: { type: 'long' },
      price: { type: 'long' },
      t: { type: 'object', dynamic: true },
      n: { type: 'object', dynamic: true },
      children: { type: 'nested', dynamic: true },
      name: { type: 'keyword' },
      /** Words with digits, for those that are only begun. */
      codes: { type: 'keyword' },
      words: {
        ...{ type: 'text', analyzer: 'weighed', search_analyzer: 'plain', similarity: 'impact' },
        ...{ index_options: 'freqs', norms: false },
      },
      strong: { type: 'text', analyzer: 'plain', index_options: 'docs', norms: false },
    },
  },
}

/** The words of all products, for those that are mistyped or only begun. */
export const WORDS = {
  settings: { number_of_shards: 1, ...WHILE_FILLED },
  mappings: {
    dynamic: false,
    properties: {
      /** `word` as it is stored, `surface` as it is written. */
      kind: { type: 'keyword' },
      word: { type: 'keyword' },
      sound: { type: 'keyword' },
      products: { type: 'long' },
    },
  },
}
