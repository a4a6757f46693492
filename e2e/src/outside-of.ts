/** The test runner's own, by which the storefront would be built for development, and all that leads out of the machine. */
const NOT_FOR_STORIES =
  /^(NODE_ENV|(DATABASE|SEARCH|FILES|MAIL|SMS|PURGE|PUBLIC)_URL|CORS_ORIGINS|TRUST_PROXY|(STRIPE|LIQPAY|OTEL)_\w+)$/

/** What a shop that is started to be tried out gets of the shell it is started from. */
export const outsideOf = (shell: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(shell).filter(([name]) => !NOT_FOR_STORIES.test(name)))
