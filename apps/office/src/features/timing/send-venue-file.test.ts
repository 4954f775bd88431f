import { expect, test } from 'vitest'
import { sendVenueFile } from './send-venue-file.ts'

test('a file that grows while it is read is not sent by half: it is said so (R12.2)', async () => {
  const file = new File(['half'], '001-1-01.lif')
  // so browsers answer when the file on the disk is no longer the one that was chosen
  file.arrayBuffer = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'))
  expect(await sendVenueFile(file)).toEqual({ fault: 'file-changed' })
})
