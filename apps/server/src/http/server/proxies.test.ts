import { expect, test } from 'vitest'
import { clientAddress, createIsTrusted, rangeOf } from './proxies.ts'

test.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['192.0.2.9', true],
  ['::ffff:192.0.2.9', true],
  ['fd00::7', true],
  ['11.0.0.1', false],
  ['192.0.2.8', false],
  ['fe00::1', false],
  ['', false],
  ['unknown', false],
])('of 10.0.0.0/8, 192.0.2.9 and fd00::/8 %s is a proxy of ours: %s', (address, trusted) => {
  expect(createIsTrusted(['10.0.0.0/8', '192.0.2.9', 'fd00::/8'])(address)).toBe(trusted)
})

test('nobody is trusted where nobody is named, not even this machine', () => {
  expect(['127.0.0.1', '::1', undefined].map(createIsTrusted([]))).toEqual([false, false, false])
})

test.each(['10.0.0.0/33', '::/129', '10.0.0', 'localhost', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/-1', '0x7f.1'])(
  '%s is no range of addresses',
  (text) => expect(rangeOf(text)).toBeNull(),
)

test.each([
  ['198.51.100.4', undefined, '198.51.100.4'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.1', '198.51.100.4', '198.51.100.4'],
  ['10.0.0.1', '203.0.113.1, 198.51.100.4, 10.0.0.2', '198.51.100.4'],
  ['10.0.0.1', '10.0.0.3, unknown', '10.0.0.1'],
  ['10.0.0.1', ',,;', '10.0.0.1'],
  [undefined, undefined, ''],
])('a request from %s, forwarded for %s, is from %s', (peer, forwardedFor, client) => {
  expect(clientAddress(peer, forwardedFor, createIsTrusted(['10.0.0.0/8']))).toBe(client)
})
