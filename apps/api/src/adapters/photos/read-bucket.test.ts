// Where photographs rest, as an operator writes it into one address.
import { expect, test } from 'vitest'
import { readSettings } from '#api/config.ts'
import { readBucket } from './read-bucket.ts'

const KEY = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' }

test.each<[address: string, bucket: object]>([
  [
    's3://KEY:SECRET@s3.example/shop?region=eu-central-1',
    { ...KEY, address: 'https://s3.example/shop', region: 'eu-central-1' },
  ],
  ['s3://KEY:SECRET@s3.example/shop/', { ...KEY, address: 'https://s3.example/shop', region: 'us-east-1' }],
  [
    's3+http://KEY:SECRET@minio:9000/my.shop-1',
    { ...KEY, address: 'http://minio:9000/my.shop-1', region: 'us-east-1' },
  ],
  [
    's3://K%2FEY:a%2Fb%2Bc%3D@s3.example/shop?region=',
    {
      accessKeyId: 'K/EY',
      secretAccessKey: 'a/b+c=',
      address: 'https://s3.example/shop',
      region: 'us-east-1',
    },
  ],
])('%s', (address, bucket) => expect(readBucket(address)).toEqual(bucket))

test.each([
  ['no key', 's3://s3.example/shop'],
  ['half a key', 's3://KEY@s3.example/shop'],
  ['no bucket', 's3://KEY:SECRET@s3.example/'],
  ['a folder of a bucket', 's3://KEY:SECRET@s3.example/shop/photos'],
  ['a bucket nobody can have', 's3://KEY:SECRET@s3.example/Shop'],
  ['another protocol', 'https://KEY:SECRET@s3.example/shop'],
  ['a secret with a bare percent sign', 's3://KEY:50%off@s3.example/shop'],
  ['a key with one', 's3://K%:SECRET@s3.example/shop'],
  ['no address', 'shop'],
])('one with %s is told by its setting, without the secret in it', (_, address) => {
  expect(readBucket(address)).toBeUndefined()
  const opening = () => readSettings({ FILES_URL: address })
  expect(opening).toThrow('FILES_URL must be an address such as')
  expect(opening).not.toThrow(/SECRET|50%off/)
})
