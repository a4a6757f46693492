/** Where a customer's photograph is served from; who does not know its name does not find it. */
export const CUSTOMER_PHOTOS = '/u/'

export const photoAddress = (name: string | null): string | null => name && CUSTOMER_PHOTOS + name
