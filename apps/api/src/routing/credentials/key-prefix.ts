/** How keys of programs begin: told from access tokens at a glance, in a log or a repository they slipped into, too. */
export const KEY_PREFIX = 'vitrine_'
