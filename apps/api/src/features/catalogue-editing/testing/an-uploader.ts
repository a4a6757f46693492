import { uploadCategoryPicture } from '@vitrine/contract/catalog/editing/categories'
import type { WholeShop } from '#api/testing/open-whole-shop.ts'

const BOUNDARY = 'vitrine-test'

/** Of a category's picture, or of a product's. */
export function anUploader(shop: WholeShop, token: string, path: string = uploadCategoryPicture.path) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="picture"; filename="x.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    upload: (bytes: Buffer) =>
      shop.api.app.inject({
        method: 'POST',
        url: path,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        },
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
      }),
  }
}
