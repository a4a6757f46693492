/** The lining: unbleached kid, whatever the shoe's colour. */
export const KID = { slot: 'lining', fabric: 'leather', color: 'oat' } as const
