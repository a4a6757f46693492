/** Parameters of addresses that name or impersonate somebody: no log, no report and no other address repeats them. */
export const PRIVATE_NAMES: ReadonlySet<string> = new Set([
  'token',
  'refreshToken',
  'groupToken',
  'key',
  'code',
  'contact',
  'phone',
  'email',
])
