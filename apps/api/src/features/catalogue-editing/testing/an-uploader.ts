import { uploadCategoryPicture } from '@vitrine/contract/catalog/editing/categories'
import type { WholeShop } from '#api/testing/open-whole-shop.ts'

const BOUNDARY = 'vitrine-test'
const A_PICTURE = { field: 'picture', filename: 'x.jpg' }

/** Of a category's picture, or of a product's, or of a file that is sold. */
export function anUploader(shop: WholeShop, token: string, path: string = uploadCategoryPicture.path) {
  const headOf = ({ field, filename }: typeof A_PICTURE) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    upload: (bytes: Buffer, what = A_PICTURE) =>
      shop.api.app.inject({
        method: 'POST',
        url: path,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        },
        payload: Buffer.concat([Buffer.from(headOf(what)), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
      }),
  }
}
