/** What a phone dials: digits and plus, whatever stands between them (spec accounts §2). */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
