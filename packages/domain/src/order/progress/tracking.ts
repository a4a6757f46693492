/** Characters of what a parcel is asked for by. */
export const TRACKING_MOST = { carrier: 60, number: 80, link: 500 }

const HTTPS = /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/

/** Where a parcel can be followed: a customer opens it from a letter. */
export const isTrackingLink = (text: string): boolean => text.length <= TRACKING_MOST.link && HTTPS.test(text)
