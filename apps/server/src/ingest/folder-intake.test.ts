import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MAX_MESSAGE_BYTES } from '@games/odf'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { createFolderIntake } from './folder-intake.ts'
import { watchFolder } from './watched-folder.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** An empty folder and what comes of it. `look` looks twice, as long as a file has to lie still. */
function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'games-watched-'))
  folders.push(folder)
  const received: string[] = []
  const logged: string[] = []
  const store = { isUnavailable: false }
  const options = {
    folder,
    receive: async (bytes: Uint8Array) => {
      if (store.isUnavailable) throw new Error('no space left on device')
      received.push(Buffer.from(bytes).toString())
    },
    log: (line: string) => logged.push(line),
  }
  const lookOnce = createFolderIntake(options)
  return {
    folder,
    received,
    logged,
    store,
    options,
    path: (name: string) => join(folder, name),
    put: (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content),
    lookOnce: () => lookOnce(() => false),
    look: async () => {
      await lookOnce(() => false)
      await lookOnce(() => false)
    },
  }
}

test('files are taken by name, packed or not, and then lie in stored; others are left alone (R12.1)', async () => {
  const { put, look, received, folder } = aFolder()
  put('b.xml', '<b/>')
  put('a.XML.GZ', gzipSync('<a/>'))
  put('c.txt', 'c')
  await look()
  expect(received).toEqual(['<a/>', '<b/>'])
  expect(readdirSync(folder).sort()).toEqual(['c.txt', 'stored'])
  expect(readdirSync(join(folder, 'stored')).sort()).toEqual(['a.XML.GZ', 'b.xml'])
})

test('what is no file delays nobody, and is reported once (R12.1)', async () => {
  const { put, path, look, received, logged } = aFolder()
  mkdirSync(path('a.xml'))
  symlinkSync(path('nowhere'), path('b.xml'))
  execFileSync('mkfifo', [path('c.xml')])
  symlinkSync('/dev/zero', path('d.xml'))
  put('e.xml', '<e/>')
  await look()
  await look()
  expect(received).toEqual(['<e/>'])
  expect(logged).toEqual([
    '"a.xml" in the watched folder: is no file',
    '"b.xml" in the watched folder: ENOENT (stat)',
    '"c.xml" in the watched folder: is no file',
    '"d.xml" in the watched folder: is no file',
  ])
})

test('a file that cannot be moved away is taken once, and moved as soon as it can be (R12.1)', async () => {
  const { put, path, look, received, logged } = aFolder()
  put('stored', 'in the way')
  put('a.xml', '<a/>')
  put('b.xml', '<b/>')
  await look()
  await look()
  expect(received).toEqual(['<a/>', '<b/>'])
  expect(logged).toHaveLength(2)
  rmSync(path('stored'))
  await look()
  expect(received).toHaveLength(2)
  expect(readdirSync(path('stored')).sort()).toEqual(['a.xml', 'b.xml'])
})

test('another file under the name of one that could not be moved is taken (R12.1)', async () => {
  const { put, look, received } = aFolder()
  put('stored', 'in the way')
  put('a.xml', '<a/>')
  await look()
  put('a.xml', '<another/>')
  await look()
  expect(received).toEqual(['<a/>', '<another/>'])
})

test('a file that grows is taken when it has come to its end (R12.1)', async () => {
  const { put, path, lookOnce, received } = aFolder()
  put('a.xml', '<a>')
  for (let part = 0; part < 5; part++) {
    await lookOnce()
    appendFileSync(path('a.xml'), `${part}`)
  }
  await lookOnce()
  expect(received).toEqual([])
  await lookOnce()
  expect(received).toEqual(['<a>01234'])
})

test('while messages cannot be stored files wait, and nothing is lost or taken twice (R12.1)', async () => {
  const { put, look, lookOnce, received, store, folder } = aFolder()
  put('a.xml', '<a/>')
  put('b.xml', '<b/>')
  await lookOnce()
  store.isUnavailable = true
  await expect(lookOnce()).rejects.toThrow('cannot be stored')
  await expect(lookOnce()).rejects.toThrow('cannot be stored')
  expect(readdirSync(folder).sort()).toEqual(['a.xml', 'b.xml'])
  store.isUnavailable = false
  await look()
  expect(received).toEqual(['<a/>', '<b/>'])
})

test('what is too large or no gzip goes to unreadable (R12.1)', async () => {
  const { put, path, look, received, logged } = aFolder()
  put('a.xml', Buffer.alloc(MAX_MESSAGE_BYTES + 1))
  put('b.xml.gz', 'no gzip')
  put('c.xml.gz', gzipSync(Buffer.alloc(MAX_MESSAGE_BYTES + 1)))
  await look()
  expect(received).toEqual([])
  expect(readdirSync(path('unreadable')).sort()).toEqual(['a.xml', 'b.xml.gz', 'c.xml.gz'])
  expect(logged).toHaveLength(3)
})

test('names may have any byte but the log has one line for each (R12.1)', async () => {
  const { folder, look, received, logged, path } = aFolder()
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from('s\xe3o.xml', 'latin1')]), '<latin1/>')
  writeFileSync(path('São.xml'), '<utf8/>')
  mkdirSync(path('a\nmessage 7 could not be applied.xml'))
  await look()
  expect(received.sort()).toEqual(['<latin1/>', '<utf8/>'])
  expect(readdirSync(path('stored'))).toHaveLength(2)
  expect(logged).toEqual(['"a\\nmessage 7 could not be applied.xml" in the watched folder: is no file'])
})

test('a thousand files are taken in one go, each once and in order (R12.1)', NIGHTLY, async () => {
  const { put, look, received, folder } = aFolder()
  const names = Array.from({ length: 1_000 }, (_, n) => `m${String(n).padStart(4, '0')}.xml`)
  for (const name of names) put(name, name)
  await look()
  expect(received).toEqual(names)
  expect(readdirSync(folder)).toEqual(['stored'])
})

test('a folder that goes away is reported once, and taken from again when it is back (R12.1)', async () => {
  const { folder, options, received, logged, put } = aFolder()
  const away = `${folder}-away`
  folders.push(away)
  const looks = vi.fn(options.log)
  const watched = watchFolder({ ...options, log: looks, everyMs: 1 })
  put('a.xml', '<a/>')
  await expect.poll(() => received).toEqual(['<a/>'])
  await expect.poll(() => existsSync(join(folder, 'stored/a.xml'))).toBe(true)
  renameSync(folder, away)
  await expect.poll(() => logged).toHaveLength(1)
  renameSync(away, folder)
  put('b.xml', '<b/>')
  await expect.poll(() => received).toEqual(['<a/>', '<b/>'])
  await watched.close()
  expect(logged).toHaveLength(1)
})
