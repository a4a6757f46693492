/** As the wire names a photo of the cabinet; `getPhoto` answers it. */
const PREFIX = '/b/'

export const photoPath = (name: string): string => PREFIX + name

export const photoName = (path: string): string => path.slice(PREFIX.length)
