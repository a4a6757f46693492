/** As their rows have it; what is served stands at the same path. */
export const REVIEW_PHOTOS = 'r/'
const OWN = /^r\/([0-9a-f]{32}\.webp)$/

export const photoPath = (name: string): string => REVIEW_PHOTOS + name

/** The name of an uploaded photo; undefined for a picture of the catalogue. */
export const uploadedName = (path: string): string | undefined => OWN.exec(path)?.[1]

/** As the wire has it: uploaded photos by the address they are served from. */
export const photoAddress = (path: string): string => (OWN.test(path) ? `/${path}` : path)

/** The row of what the wire names so. */
export const photoOfAddress = (address: string): string =>
  OWN.test(address.slice(1)) ? address.slice(1) : address
