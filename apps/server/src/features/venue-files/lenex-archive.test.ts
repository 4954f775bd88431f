import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isArchive, unpackMeet } from './lenex-archive.ts'
import { readVenueFile } from './read-venue-file.ts'

const MEET = strToU8('<LENEX version="3.0"><MEETS><MEET name="Invented"/></MEETS></LENEX>')
const meetIn = (files: Record<string, Uint8Array>) => {
  const unpacked = unpackMeet(zipSync(files))
  return unpacked.ok
    ? { ...unpacked.value, document: new TextDecoder().decode(unpacked.value.document) }
    : unpacked.error
}

test('files that macOS adds to an archive are no meets (R12.2)', () => {
  const attributes = Uint8Array.of(0, 5, 22)
  const files = { '__MACOSX/._meet.lef': attributes, '._meet.lef': attributes, 'meet.lef': MEET }
  expect(meetIn(files)).toMatchObject({ name: 'meet.lef', meets: 1 })
})

test('an archive in an archive is unpacked once, and no deeper (R12.2)', () => {
  const packed = zipSync({ 'meet.lef': MEET })
  expect(meetIn({ 'meet.lxf': packed })).toMatchObject({ name: 'meet.lef', meets: 1 })
  expect(meetIn({ 'meets.lxf': zipSync({ 'meet.lxf': packed }) })).toEqual({ kind: 'bad-archive' })
})

test('a second meet of an archive is reported (R12.2)', () => {
  const archive = zipSync({ 'a.lef': MEET, 'b.lef': MEET })
  expect(isArchive(archive)).toBe(true)
  expect(readVenueFile('lenex', archive).problems).toEqual([{ problem: 'several-meets', line: null, value: '2' }])
})
