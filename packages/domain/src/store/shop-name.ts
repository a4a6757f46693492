/** What a shop is called that has given itself no name; that of the drawn word mark. */
export const SHOP_NAME = 'Vitrine'
