/** Thread and copper every pair of jeans is made with, whatever its cloth. */
export const GOLD = '#C98A3E'
export const COPPER = '#b98a55'
